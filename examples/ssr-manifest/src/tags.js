import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../client/ssr-manifest.json');
const manifest = JSON.parse(readFileSync(file, 'utf8'));
const entry = manifest['./src/client.js'];

const tag = (url) => {
  if (url.endsWith('.css')) return `<link rel="stylesheet" href="${url}">`;
  if (url.endsWith('.svg')) return `<link rel="preload" as="image" href="${url}">`;
  // The entry starts the program, which then asks for the other scripts itself.
  if (entry.includes(url)) return `<script defer src="${url}"></script>`;
  return `<link rel="preload" as="script" href="${url}">`;
};

export const tags = (module) => [...new Set([...entry, ...manifest[module]])].map(tag).join('\n');
