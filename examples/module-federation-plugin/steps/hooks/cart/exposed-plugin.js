const NAME = 'ExposedPlugin';

// Prints what a container offers, so that a change of its exposes is seen in a review.
export class ExposedPlugin {
  apply(compiler) {
    const { ModuleFederationPlugin } = compiler.webpack.container;

    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = ModuleFederationPlugin.getCompilationHooks(compilation);
      hooks.addContainerEntryDependency.tap(NAME, ({ name, exposes }) => {
        for (const [key, { import: files }] of exposes) {
          console.log(`${name} exposes ${key}: ${files.join(', ')}`);
        }
      });
    });
  }
}
