import { writeFileSync } from 'node:fs';
import webpack from 'webpack';

// Writes the names of all files into another one, but never again after the first build.
class ListPlugin {
  apply(compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    const contenthash = '0123456789abcdef0123';
    let list;
    compiler.hooks.thisCompilation.tap('ListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ListPlugin', stage }, (assets) => {
        list ??= new webpack.sources.RawSource(Object.keys(assets).join('\n'));
        compilation.emitAsset(`list.${contenthash}.txt`, list, { contenthash });
      });
    });
  }
}

const compiler = webpack({
  mode: 'production',
  cache: true,
  output: { filename: '[name].[contenthash].js' },
  plugins: [new ListPlugin()],
});

compiler.run(() => {
  writeFileSync('src/index.js', "console.log('Closed today');\n");
  compiler.run((_, stats) => {
    const [{ message }] = stats.compilation.errors;
    console.log(message.replace(/[0-9a-f]{20}/g, '(hash)'));
  });
});
