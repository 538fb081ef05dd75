module.exports = class ListPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap('ListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ListPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const { chunkGraph } = compilation;
          const lines = [];
          for (const chunk of compilation.chunks) {
            const files = [...chunk.files].join(', ');
            lines.push(`${files}: ${chunkGraph.getNumberOfChunkModules(chunk)} modules`);
          }
          compilation.emitAsset('list.txt', new sources.RawSource(lines.sort().join('\n')));
        },
      );
    });
  }
};
