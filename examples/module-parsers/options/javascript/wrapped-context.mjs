export default {
  entry: './src/wrapped.cjs',
  module: {
    parser: {
      javascript: { wrappedContextRegExp: /\w+\.js/, wrappedContextCritical: true },
    },
  },
};
