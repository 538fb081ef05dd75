import path from 'node:path';

// Prints which files started a build.
export class ChangesPlugin {
  apply(compiler) {
    const print = (what, files = []) => {
      for (const file of files) {
        console.log(`${what}: ${path.relative(compiler.context, file)}`);
      }
    };

    compiler.hooks.watchRun.tap('ChangesPlugin', ({ modifiedFiles, removedFiles }) => {
      print('changed', modifiedFiles);
      print('removed', removedFiles);
    });
  }
}
