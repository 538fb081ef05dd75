export default (env) => ({
  mode: 'development',
  devtool: 'source-map',
  module: {
    rules: env.extract ? [{ test: /\.js$/, extractSourceMap: true }] : [],
  },
});
