// What the scale bench measures, one task per process: a build without compression, or the bare loop.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPaths } from '../../src/build/paths.ts';
import { build } from '../../src/build/tasks.ts';
import { newContext } from '../../src/pipeline/markdown/page-context.ts';
import { createProcessor } from '../../src/pipeline/markdown/processor.ts';
import { walkContent } from '../../src/pipeline/read/walk.ts';
import { loadReference } from '../../src/pipeline/reference/load-reference.ts';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** The least that any generator with the same processor must do: read each source, make its HTML. */
async function bareLoop(root: string): Promise<void> {
  const toHtml = await createProcessor(await loadReference());
  for (const path of walkContent(root).pages) {
    const body = readFileSync(join(root, path), 'utf8').replace(FRONT_MATTER, '');
    toHtml(body, newContext({ file: path, folder: root, root }));
  }
}

const [task, folder = '', ...flags] = process.argv.slice(2);
const content = join(folder, 'content');
const log = flags.includes('--steps') ? (line: string) => console.log(`  ${line}`) : () => {};

if (task === 'bare') await bareLoop(content);
else if (task === 'build') {
  await build(buildPaths({ content, out: join(folder, 'out') }), { compressed: false, log });
} else throw new Error(`Unknown task "${task}": use build or bare, then a folder with content/.`);
