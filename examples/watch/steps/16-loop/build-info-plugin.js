import { writeFileSync } from 'node:fs';

// Writes a module that the program imports, before each build.
export class BuildInfoPlugin {
  apply(compiler) {
    compiler.hooks.beforeCompile.tap('BuildInfoPlugin', () => {
      writeFileSync('src/build-info.js', "export const branch = 'main';\n");
    });
  }
}
