const webpack = require('webpack');
const config = require('./webpack.config.js');

webpack(config, (error, stats) => {
  if (error) throw error;
  const { assetsByChunkName, chunks, entrypoints, warnings } = stats.toJson();
  console.log('assetsByChunkName', assetsByChunkName);
  console.log('entrypoint', entrypoints.main.assets);
  console.log('chunks', chunks.map(({ id, names }) => `${id} ${names}`).sort());
  console.log('warning', typeof warnings[0]);
});
