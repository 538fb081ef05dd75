import webpack from 'webpack';

const compiler = webpack({ extends: './webpack.base.config.js' });
const { mode, plugins } = compiler.options;
console.log(mode, plugins.length);
