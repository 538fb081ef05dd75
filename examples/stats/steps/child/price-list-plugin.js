import webpack from 'webpack';

// Builds a second file with a child compiler.
export class PriceListPlugin {
  apply(compiler) {
    compiler.hooks.make.tapAsync('PriceListPlugin', (compilation, callback) => {
      const entry = new webpack.EntryPlugin(compiler.context, './src/tax.js', { name: 'list' });
      const child = compilation.createChildCompiler('price list', { filename: 'price-list.js' }, [entry]);
      child.hooks.thisCompilation.tap('PriceListPlugin', ({ warnings }) => {
        warnings.push(new Error('The price list has no prices'));
      });
      child.runAsChild(callback);
    });
  }
}
