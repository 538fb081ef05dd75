const path = require('node:path');

module.exports = {
  mode: 'development',
  output: { path: path.resolve(__dirname, 'build') },
};
