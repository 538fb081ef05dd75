import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.ProvidePlugin({
      'fflate.strToU8': ['fflate', 'strToU8'],
      'fflate.gzipSync': ['fflate', 'gzipSync'],
    }),
  ],
};
