// Whether the working tree itself is in order: caches, content, hooks.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Finding } from './finding.ts';

/** Everything a build writes. */
const WRITTEN = ['.cache', '.generated', 'dist'];
/** Pages and the pictures they show. */
const CONTENT = /\.(?:mdx?|svg|png|jpe?g|gif|webp|avif)$/;

export function checkTree(project: string): Finding[] {
  return [writable(project), stray(join(project, 'content')), hooks(project)];
}

function writable(project: string): Finding {
  const folders = WRITTEN.map((name) => join(project, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...foldersIn(folder)]);
  const wrong = [project, ...folders].filter((folder) => !mayWrite(folder));
  return {
    what: `${WRITTEN.join(', ')} can be written`,
    ok: wrong.length === 0,
    breaks: true,
    advice: `Not writable: ${wrong.join(', ')}. Often left behind by another user: remove or chown them.`,
  };
}

function foldersIn(folder: string): string[] {
  if (!statSync(folder).isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function stray(content: string): Finding {
  const files = existsSync(content)
    ? readdirSync(content, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !isContent(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(content.length + 1))
    : [];
  return {
    what: 'content/ holds pages and pictures only',
    ok: files.length === 0,
    breaks: false,
    advice: `Stray: ${files.sort().join(', ')}. Move or delete: nothing reads them.`,
  };
}

/** An editor's copy has a page's extension and would be published. */
const isContent = (name: string): boolean =>
  CONTENT.test(name) && !/^\.|^#|~|\.(?:orig|rej|bak|swp)\b| copy|\bcopy\./i.test(name);

/** The project installs none; one from elsewhere explains commits that behave oddly. */
function hooks(project: string): Finding {
  const git = spawnSync('git', ['rev-parse', '--git-path', 'hooks'], {
    cwd: project,
    encoding: 'utf8',
    timeout: 5000,
  });
  const folder = git.status === 0 ? resolve(project, git.stdout.trim()) : null;
  const found =
    folder !== null && existsSync(folder)
      ? readdirSync(folder).filter((name) => !name.endsWith('.sample'))
      : [];
  return {
    what: 'no git hooks',
    ok: found.length === 0,
    breaks: false,
    advice: `In ${folder}: ${found.join(', ')}. They are not the project's.`,
  };
}
