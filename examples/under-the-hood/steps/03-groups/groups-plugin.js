export class GroupsPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('GroupsPlugin', ({ chunkGraph, chunkGroups }) => {
      for (const group of chunkGroups) {
        const parents = group.getParents().map(({ name }) => name);
        console.log(group.constructor.name, group.name ?? '(no name)', 'parents:', parents);
        for (const chunk of group.chunks) {
          const modules = [...chunkGraph.getChunkModulesIterable(chunk)]
            .filter(({ type }) => type !== 'runtime')
            .map((module) => chunkGraph.getModuleId(module));
          console.log(`  ${chunk.id}:`, ...modules.sort());
        }
      }
    });
  }
}
