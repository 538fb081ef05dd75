// Prints the files of a build. Keeps them in the plugin, which is a mistake.
export class FilesPlugin {
  files = [];

  apply(compiler) {
    compiler.hooks.done.tap('FilesPlugin', ({ compilation }) => {
      this.files.push(...Object.keys(compilation.assets));
      console.log(`${compiler.name}: ${this.files}`);
    });
  }
}
