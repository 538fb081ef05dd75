export class TodoPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;

    compiler.hooks.thisCompilation.tap('TodoPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('TodoPlugin', (modules) => {
        for (const module of modules) {
          const lines = module.originalSource()?.source().toString().split('\n') ?? [];
          for (const [index, line] of lines.entries()) {
            const column = line.indexOf('TODO');
            if (column === -1) continue;
            const error = new WebpackError(`Unfinished: ${line.slice(column)}`);
            error.name = 'TodoError';
            error.module = module;
            error.loc = {
              start: { line: index + 1, column },
              end: { line: index + 1, column: line.length },
            };
            compilation.errors.push(error);
          }
        }
      });
    });
  }
}
