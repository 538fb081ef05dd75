import webpack from 'webpack';
import { SizePlugin } from './size-plugin.js';

export default (env, { mode = 'development' }) => ({
  mode,
  devtool: false,
  stats: 'errors-warnings',
  plugins: [
    // An instance of a class.
    new SizePlugin(),
    // A condition: false is skipped.
    mode === 'production' && new webpack.BannerPlugin('my-app 1.0.0'),
    // A function, which is called with the compiler.
    (compiler) => {
      compiler.hooks.done.tap('Bell', () => console.log('finished'));
    },
  ],
});
