import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  plugins: [new webpack.EnvironmentPlugin({ API_URL: 'https://api.example.com' })],
};
