const path = require('path');

const staging = process.argv.indexOf('--staging') !== -1;

module.exports = {
  entry: './src/index.js',
  output: {
    path: path.resolve(__dirname, staging ? 'staging' : 'dist'),
    filename: 'bundle.js',
  },
};
