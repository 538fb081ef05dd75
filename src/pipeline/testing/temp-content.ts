// A content folder that lives as long as one test: real files, so that nothing under test is faked.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface TempContent extends Disposable {
  /** Named `content`, because messages show the folder's name. */
  content: string;
  /** For caches and output, beside the content. */
  out: string;
  write: (path: string, text: string | Uint8Array) => void;
}

export function tempContent(files: Record<string, string | Uint8Array> = {}): TempContent {
  const folder = mkdtempSync(join(tmpdir(), 'webpack-docs-'));
  const content = join(folder, 'content');
  mkdirSync(content);
  const write: TempContent['write'] = (path, text) => {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  return {
    content,
    out: join(folder, 'out'),
    write,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A valid page: five lines of front matter, a blank one; `body` begins on line 7. */
export function pageSource(title: string, body = ''): string {
  return [
    '---',
    `title: ${title}`,
    `description: What ${title} is for.`,
    'contributors: [webpack]',
    '---',
    '',
    body,
  ].join('\n');
}
