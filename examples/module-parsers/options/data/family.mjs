export default {
  entry: './src/stamp.js',
  module: {
    generator: {
      asset: { filename: 'media/[hash][ext]' },
    },
  },
};
