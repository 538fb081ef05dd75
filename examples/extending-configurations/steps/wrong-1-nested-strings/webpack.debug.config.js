export default { extends: './webpack.maps.config.js' };
