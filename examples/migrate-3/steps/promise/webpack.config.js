const path = require('path');

const findEntry = () => Promise.resolve('./src/index.js');

module.exports = () =>
  findEntry().then((entry) => ({
    entry,
    output: { path: path.resolve(__dirname, 'dist'), filename: 'bundle.js' },
  }));
