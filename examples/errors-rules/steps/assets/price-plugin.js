import webpack from 'webpack';

export class PricePlugin {
  apply(compiler) {
    compiler.hooks.emit.tap('PricePlugin', (compilation) => {
      compilation.assets['prices.json'] = new webpack.sources.RawSource('{"tea":3}');
    });
  }
}
