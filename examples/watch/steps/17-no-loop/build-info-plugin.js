import { readFileSync, writeFileSync } from 'node:fs';

// Writes a module that the program imports, if its content is out of date.
export class BuildInfoPlugin {
  apply(compiler) {
    compiler.hooks.beforeCompile.tap('BuildInfoPlugin', () => {
      const text = "export const branch = 'main';\n";
      if (readFileSync('src/build-info.js', 'utf8') !== text) {
        writeFileSync('src/build-info.js', text);
      }
    });
  }
}
