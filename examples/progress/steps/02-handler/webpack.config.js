import webpack from 'webpack';

let phase;

export default {
  mode: 'production',
  plugins: [
    new webpack.ProgressPlugin((percentage, message) => {
      if (message && message !== phase) {
        console.log(`${Math.round(percentage * 100)} % ${message}`);
        phase = message;
      }
    }),
  ],
};
