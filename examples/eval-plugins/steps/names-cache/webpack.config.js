import webpack from 'webpack';

export default (env) => ({
  mode: 'development',
  devtool: false,
  cache: { type: 'filesystem' },
  plugins: [new webpack.EvalDevToolModulePlugin({ namespace: env.team })],
});
