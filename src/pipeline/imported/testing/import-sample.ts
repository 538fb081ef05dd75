// Imports a short README for tests, with facts that never change.
import { createHighlight } from '../../markdown/fences/highlight.ts';
import { type ImportedReadme, importReadme, type ReadmeInput } from '../import-readme.ts';

const highlight = await createHighlight();

const SIBLINGS = new Map([
  ['css-loader', '/loaders/css-loader/'],
  ['someone/other-plugin', '/plugins/other-plugin/'],
]);

export function importSample(readme: string, facts: Partial<ReadmeInput> = {}): ImportedReadme {
  return importReadme({
    readme,
    name: 'sample-loader',
    kind: 'loader',
    version: '1.2.3',
    repository: 'webpack/sample-loader',
    tag: 'v1.2.3',
    banner: null,
    highlight,
    siblings: SIBLINGS,
    land: (path, fragment) =>
      path === '/gone/' ? null : `${path}${fragment === '' ? '' : `#${fragment}`}`,
    ...facts,
  });
}
