export class GraphPlugin {
  apply(compiler) {
    compiler.hooks.done.tap('GraphPlugin', ({ compilation }) => {
      const { chunkGraph, moduleGraph, requestShortener } = compilation;
      const nameOf = (module) => module.readableIdentifier(requestShortener);

      for (const [name, entrypoint] of compilation.entrypoints) {
        console.log(`entry ${name}: ${entrypoint.getFiles().join(', ')}`);
        for (const group of entrypoint.getChildren()) {
          console.log(`  on demand: ${group.getFiles().join(', ')}`);
        }
      }
      for (const chunk of compilation.chunks) {
        console.log(`chunk ${chunk.id}: ${[...chunk.files, ...chunk.auxiliaryFiles].join(', ')}`);
        for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
          if (module.type === 'runtime') continue;
          console.log(`  ${nameOf(module)}`);
          for (const connection of moduleGraph.getOutgoingConnections(module)) {
            const { dependency, module: target } = connection;
            const active = connection.isActive(chunk.runtime) ? '' : ', not active';
            console.log(`    ${dependency.type}: ${nameOf(target)}${active}`);
          }
        }
      }
    });
  }
}
