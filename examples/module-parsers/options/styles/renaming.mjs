export default {
  entry: './src/shelf.js',
  module: {
    parser: {
      'css/auto': { animation: false, container: false, customIdents: false, dashedIdents: false, grid: false },
    },
  },
};
