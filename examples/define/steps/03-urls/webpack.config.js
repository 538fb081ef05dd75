import webpack from 'webpack';

const urls = {
  development: 'http://localhost:4000',
  production: 'https://api.example.com',
};

export default (env, argv) => ({
  mode: argv.mode,
  plugins: [new webpack.DefinePlugin({ API_URL: JSON.stringify(urls[argv.mode]) })],
});
