import { createHash } from 'node:crypto';
import { relative } from 'node:path';

export class ChangesPlugin {
  apply(compiler) {
    const nameOf = (path) => relative(compiler.context, path);
    let before = { chunks: new Map(), files: new Map() };

    compiler.hooks.watchRun.tap('ChangesPlugin', ({ modifiedFiles, removedFiles }) => {
      for (const file of modifiedFiles ?? []) console.log(`\nmodified: ${nameOf(file)}`);
      for (const file of removedFiles ?? []) console.log(`\nremoved: ${nameOf(file)}`);
    });

    compiler.hooks.emit.tap('ChangesPlugin', (compilation) => {
      const now = { chunks: new Map(), files: new Map() };
      for (const chunk of compilation.chunks) {
        now.chunks.set(chunk.id, chunk.contentHash.javascript);
      }
      for (const { name, source } of compilation.getAssets()) {
        now.files.set(name, createHash('sha256').update(source.buffer()).digest('hex'));
      }
      console.log('changed chunks:', changed(before.chunks, now.chunks));
      console.log('changed files:', changed(before.files, now.files));
      before = now;
    });

    compiler.hooks.done.tap('ChangesPlugin', (stats) => {
      if (stats.hasErrors()) console.log('The build failed, so there is nothing to compare.');
    });
  }
}

function changed(before, now) {
  const keys = new Set([...before.keys(), ...now.keys()]);
  return [...keys].filter((key) => before.get(key) !== now.get(key));
}
