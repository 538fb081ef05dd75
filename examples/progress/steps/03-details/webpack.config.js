import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.ProgressPlugin({
      handler(percentage, message, ...details) {
        if (message === 'emitting') {
          console.log(percentage, message, details);
        }
      },
    }),
  ],
};
