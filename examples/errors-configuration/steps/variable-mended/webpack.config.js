import webpack from 'webpack';

export default {
  mode: 'development',
  plugins: [new webpack.EnvironmentPlugin({ API_URL: 'http://localhost:3000' })],
};
