class ChunkSizesPlugin {
  apply(compiler) {
    compiler.hooks.emit.tap('ChunkSizesPlugin', (compilation) => {
      for (const chunk of compilation.chunks) {
        console.log(`${chunk.name} has ${chunk.getNumberOfModules()} module`);
      }
    });
  }
}

export default (env) => ({
  mode: 'production',
  stats: 'errors-warnings',
  experiments: {
    backCompat: !env.strict,
  },
  plugins: [new ChunkSizesPlugin()],
});
