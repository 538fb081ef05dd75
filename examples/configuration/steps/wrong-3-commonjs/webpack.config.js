const path = require('node:path');

module.exports = {
  mode: 'production',
  output: { path: path.resolve(__dirname, 'build') },
};
