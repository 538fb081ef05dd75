module.exports = class ListPlugin {
  apply(compiler) {
    compiler.hooks.emit.tap('ListPlugin', (compilation) => {
      const lines = [];
      for (const chunk of compilation.chunks) {
        const files = chunk.files.join(', ');
        lines.push(`${files}: ${chunk.getModules().length} modules`);
      }
      const text = lines.sort().join('\n');
      compilation.assets['list.txt'] = {
        source: () => text,
        size: () => text.length,
      };
    });
  }
};
