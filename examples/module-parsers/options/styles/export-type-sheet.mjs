export default {
  entry: './src/sheet.js',
  module: {
    parser: {
      css: { exportType: 'css-style-sheet' },
    },
  },
};
