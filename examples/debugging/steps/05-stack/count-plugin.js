export class CountPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CountPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('CountPlugin', (chunks) => {
        if (process.env.MODE === 'throw') chunks.first().name = 'main';
        for (const chunk of chunks) chunk.getNumberOfModules();
      });
    });
  }
}
