export default {
  mode: 'production',
  entry: {
    list: './src/list.js',
    board: './src/board.js',
    calendar: './src/calendar.js',
    palette: './src/palette.js',
  },
  optimization: {
    splitChunks: {
      chunks: 'all',
      minSize: 800,
    },
  },
};
