import { readFileSync } from 'node:fs';
import path from 'node:path';

// Reports each source file that contains a TODO.
export class TodoPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TodoPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('TodoPlugin', (modules) => {
        for (const { resource } of modules) {
          if (!resource || !readFileSync(resource, 'utf8').includes('TODO')) continue;
          const warning = new WebpackError('There is work left to do');
          warning.file = path.relative(compiler.context, resource);
          compilation.warnings.push(warning);
        }
      });
    });
  }
}
