// Stands for a plugin that builds an index for the search of the blog.
export class SearchPlugin {
  apply(compiler) {
    compiler.hooks.emit.tap('SearchPlugin', () => {
      const until = Date.now() + 900;
      while (Date.now() < until);
    });
  }
}
