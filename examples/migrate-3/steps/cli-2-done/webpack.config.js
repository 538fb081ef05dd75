const path = require('path');

module.exports = function (env) {
  const staging = env && env.staging;
  return {
    entry: './src/index.js',
    output: {
      path: path.resolve(__dirname, staging ? 'staging' : 'dist'),
      filename: 'bundle.js',
    },
  };
};
