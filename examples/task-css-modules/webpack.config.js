export default {
  mode: 'production',
  entry: './src/index.html',
  module: {
    generator: {
      // .sold-out in the style sheet, soldOut in the script.
      'css/auto': { exportsConvention: 'camel-case-only' },
    },
  },
  output: {
    // Style sheets are named like scripts, so they have a hash as well.
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
    clean: true,
  },
};
