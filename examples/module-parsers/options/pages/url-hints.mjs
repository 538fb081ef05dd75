export default {
  entry: './src/board.js',
  module: {
    parser: {
      html: { urlHints: [{ test: /logo/, preload: true, fetchPriority: 'high' }] },
    },
  },
};
