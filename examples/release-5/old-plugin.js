/** Written for webpack 4: lists the modules of each chunk in a file. */
exports.ModuleListPlugin = class ModuleListPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('ModuleListPlugin', (compilation) => {
      const loaded = [];
      compilation.hooks.normalModuleLoader.tap('ModuleListPlugin', (context, module) => {
        loaded.push(module.rawRequest);
      });
      compilation.hooks.optimizeChunkAssets.tap('ModuleListPlugin', (chunks) => {
        const lines = [`loaded: ${loaded.length}`];
        for (const chunk of chunks) {
          for (const module of chunk.getModules()) {
            lines.push(`${chunk.name}: ${module.rawRequest}, imported by ${module.issuer?.rawRequest ?? 'nothing'}`);
          }
        }
        const text = lines.join('\n');
        compilation.assets['modules.txt'] = { source: () => text, size: () => text.length };
      });
    });
  }
};
