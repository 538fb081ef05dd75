import webpack from 'webpack';

export class PricePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PricePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PricePlugin', stage }, () => {
        compilation.emitAsset('prices.json', new webpack.sources.RawSource('{"tea":3}'));
      });
    });
  }
}
