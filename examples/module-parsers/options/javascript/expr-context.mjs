export default {
  entry: './src/expression.cjs',
  module: {
    parser: {
      javascript: { exprContextRequest: './pages', exprContextRegExp: /\.js$/, exprContextCritical: false },
    },
  },
};
