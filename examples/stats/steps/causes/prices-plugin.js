export class PricesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PricesPlugin', (compilation) => {
      compilation.errors.push(
        new Error('prices.csv cannot be read', { cause: new Error('line 3: no price') }),
        new AggregateError(
          [new Error('line 1: no name'), new Error('line 8: no picture')],
          'products.csv has mistakes',
        ),
      );
    });
  }
}
