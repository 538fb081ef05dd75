export default { extends: './webpack.b.config.js', mode: 'development' };
