import { readdir } from 'node:fs/promises';

const [root] = process.argv.slice(2);

for (const file of await readdir('dist', { recursive: true })) {
  if (!/\.\w+$/.test(file)) continue;
  const { status, headers } = await fetch(new URL(file, root), { method: 'HEAD' });
  const type = headers.get('content-type') ?? 'no type';
  const cache = headers.get('cache-control') ?? 'no Cache-Control';
  const isHashed = /\b[0-9a-f]{20}\.[\w.]+$/.test(file);
  const isRight = file.endsWith('.map')
    ? status === 404
    : status === 200 &&
      (isHashed ? /immutable/ : /no-cache|max-age=0/).test(cache) &&
      type.startsWith('text/html') === file.endsWith('.html');
  console.log(isRight ? 'ok   ' : 'WRONG', file, isRight ? '' : `${status}, ${type}, ${cache}`);
  if (!isRight) process.exitCode = 1;
}
