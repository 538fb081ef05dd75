export default { extends: './webpack.config.js', mode: 'development' };
