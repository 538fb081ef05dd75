export default {
  entry: './src/unknown.cjs',
  module: {
    parser: {
      javascript: { unknownContextRegExp: /^\.\/menu\.cjs$/, unknownContextCritical: false },
    },
  },
};
