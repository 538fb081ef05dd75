import { createHash } from 'node:crypto';

const NAME = 'StableHashPlugin';

// Computes hashes as if the number of the build were not in the files.
export class StableHashPlugin {
  apply(compiler) {
    const { RealContentHashPlugin } = compiler.webpack.optimize;

    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = RealContentHashPlugin.getCompilationHooks(compilation);

      hooks.updateHash.tap(NAME, (contents, oldHash) => {
        if (!contents.some((content) => content.includes('Build '))) return;
        const hash = createHash('sha256');
        for (const content of contents) hash.update(content.toString().replace(/Build \d+/, ''));
        return hash.digest('hex').slice(0, oldHash.length);
      });
    });
  }
}
