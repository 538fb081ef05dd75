import webpack from 'webpack';

export default {
  mode: 'production',
  target: 'node',
  output: {
    filename: '[name].cjs',
    ignoreBrowserWarnings: true,
  },
  plugins: [
    new webpack.sharing.SharePlugin({
      shared: {
        './src/total.js': { version: '1.0.0', requiredVersion: '^2.0.0', singleton: true },
      },
    }),
  ],
};
