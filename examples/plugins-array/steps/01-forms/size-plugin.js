export class SizePlugin {
  apply(compiler) {
    compiler.hooks.done.tap('SizePlugin', ({ compilation }) => {
      for (const { name, source } of compilation.getAssets()) {
        console.log(`${name}: ${source.size()} bytes`);
      }
    });
  }
}
