/** The same for webpack 5. */
exports.ModuleListPlugin = class ModuleListPlugin {
  apply(compiler) {
    const { Compilation, NormalModule, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('ModuleListPlugin', (compilation) => {
      const { chunkGraph, moduleGraph } = compilation;
      const loaded = [];
      NormalModule.getCompilationHooks(compilation).loader.tap('ModuleListPlugin', (context, module) => {
        loaded.push(module.rawRequest);
      });
      const when = { name: 'ModuleListPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE };
      compilation.hooks.processAssets.tap(when, () => {
        const lines = [`loaded: ${loaded.length}`];
        for (const chunk of compilation.chunks) {
          for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
            const issuer = moduleGraph.getIssuer(module);
            lines.push(`${chunk.name}: ${module.rawRequest ?? module.name}, imported by ${issuer?.rawRequest ?? 'nothing'}`);
          }
        }
        compilation.emitAsset('modules.txt', new sources.RawSource(lines.join('\n')));
      });
    });
  }
};
