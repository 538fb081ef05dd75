const webpack = require('webpack');
const { Compilation } = webpack;

const stages = Object.keys(Compilation)
  .filter((name) => name.startsWith('PROCESS_ASSETS_STAGE_'))
  .sort((a, b) => Compilation[a] - Compilation[b]);

const seen = {
  apply(compiler) {
    compiler.hooks.compilation.tap('Seen', (compilation) => {
      for (const name of stages) {
        const stage = Compilation[name];
        compilation.hooks.processAssets.tap({ name: 'Seen', stage }, (assets) => {
          const files = Object.keys(assets).map((file) => `${file} (${assets[file].size()})`);
          console.log(name.replace('PROCESS_ASSETS_STAGE_', '').padEnd(24), String(stage).padStart(5), '', files.join(', '));
        });
      }
    });
  },
};

webpack(
  {
    mode: 'production',
    entry: './src/shop/three.js',
    devtool: 'source-map',
    output: { filename: '[name].[contenthash:6].js' },
    plugins: [seen],
  },
  (error) => {
    if (error) throw error;
  },
);
