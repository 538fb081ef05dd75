const webpack = require('webpack');
const config = require('./webpack.config.js');

webpack(config, (error, stats) => {
  if (error) throw error;
  const { errors, warnings } = stats.toJson('errors-warnings');
  for (const message of errors) console.log(message);
  console.log(`webpack ${webpack.version}: ${errors.length} errors, ${warnings.length} warnings`);
});
