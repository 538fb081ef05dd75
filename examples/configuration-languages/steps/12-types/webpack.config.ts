import type { ConfigurationFactory } from 'webpack';

export default ((env, argv) => ({
  mode: argv.mode ?? 'development',
  devtool: env.debug ? 'source-map' : false,
  output: { filename: 'app.js' },
})) satisfies ConfigurationFactory;
