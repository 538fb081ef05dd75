export default { extends: ['./webpack.node.config.js'], mode: 'development' };
