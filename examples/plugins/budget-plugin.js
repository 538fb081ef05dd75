export class BudgetPlugin {
  constructor({ limit }) {
    this.limit = limit;
  }

  apply(compiler) {
    const { WebpackError } = compiler.webpack;

    compiler.hooks.afterCompile.tap('BudgetPlugin', (compilation) => {
      const sizes = compilation.getAssets().map(({ source }) => source.size());
      const total = sizes.reduce((sum, size) => sum + size, 0);
      if (total > this.limit) {
        const message = `The build has ${total} bytes; its budget is ${this.limit}.`;
        compilation.warnings.push(new WebpackError(message));
      }
    });
  }
}
