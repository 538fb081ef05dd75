// Where a build reads and writes; a scale bench or a test builds another content folder elsewhere.
import { fileURLToPath } from 'node:url';

export interface BuildPaths {
  /** The project's root: code, data, packages. */
  project: string;
  content: string;
  /** Packages whose READMEs become pages; another content folder has none. */
  external: string | null;
  cache: string;
  generated: string;
  dist: string;
}

/** With forward slashes on every system; Node takes them everywhere. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url))
  .replaceAll('\\', '/')
  .replace(/\/$/, '');

export function buildPaths(options: { content?: string; out?: string } = {}): BuildPaths {
  const out = options.out ?? PROJECT_ROOT;
  return {
    project: PROJECT_ROOT,
    content: options.content ?? `${PROJECT_ROOT}/content`,
    external: options.content === undefined ? `${PROJECT_ROOT}/external` : null,
    cache: `${out}/.cache`,
    generated: `${out}/.generated`,
    dist: `${out}/dist`,
  };
}
