import path from 'node:path';

// Adds the files of the theme to every program that uses it.
export class ThemePlugin {
  apply(compiler) {
    const { CopyPlugin } = compiler.webpack;

    new CopyPlugin({
      patterns: [{ from: path.join(import.meta.dirname, 'files'), to: 'theme' }],
    }).apply(compiler);
  }
}
