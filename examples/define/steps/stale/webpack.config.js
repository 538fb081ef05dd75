import webpack from 'webpack';

export default (env) => ({
  mode: 'development',
  cache: { type: 'filesystem', name: env.version ? 'with-version' : 'without' },
  plugins: [
    new webpack.DefinePlugin({
      RUN: webpack.DefinePlugin.runtimeValue(
        () => JSON.stringify(process.env.RUN),
        env.version ? { version: process.env.RUN } : undefined,
      ),
    }),
  ],
});
