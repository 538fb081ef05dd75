import webpack from 'webpack';

class PriceListPlugin {
  apply(compiler) {
    compiler.hooks.make.tapAsync('PriceListPlugin', (compilation, callback) => {
      const entry = new webpack.EntryPlugin(compiler.context, './src/tax.js', { name: 'list' });
      const child = compilation.createChildCompiler('price list', { filename: 'list.js' }, [entry]);
      child.hooks.thisCompilation.tap('PriceListPlugin', ({ warnings }) => {
        warnings.push(new Error('no prices'));
      });
      child.runAsChild(callback);
    });
  }
}

webpack({ mode: 'production', entry: './src/cart.js', plugins: [new PriceListPlugin()] }, (error, stats) => {
  const options = { all: false, assets: true, warnings: true, warningsCount: true, children: true };
  const fields = ({ name, assets, warnings, warningsCount, children }) => ({
    name,
    assets: assets.map((asset) => asset.name),
    warnings: warnings.map(({ message }) => message),
    warningsCount,
    children: children.map(fields),
  });
  console.log(JSON.stringify(fields(stats.toJson(options)), null, 2));
});
