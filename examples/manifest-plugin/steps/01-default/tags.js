import { readFileSync } from 'node:fs';

const { entrypoints, assets } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));

// The elements that load an entry, in the order in which webpack lists its files.
export const tagsOf = (entry) =>
  entrypoints[entry].imports.map((name) => {
    const { file } = assets[name];
    return file.endsWith('.css')
      ? `<link rel="stylesheet" href="${file}">`
      : `<script defer src="${file}"></script>`;
  });

console.log(tagsOf('shop').join('\n'));
