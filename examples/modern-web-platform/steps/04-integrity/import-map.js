import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const imports = {};
const integrity = {};
for (const file of readdirSync('dist/elements')) {
  const [name] = file.split('.');
  const hash = createHash('sha384').update(readFileSync(`dist/elements/${file}`));
  imports[name] = `/elements/${file}`;
  integrity[`/elements/${file}`] = `sha384-${hash.digest('base64')}`;
}

const page = readFileSync('dist/index.html', 'utf8');
const map = JSON.stringify({ imports, integrity });
writeFileSync('dist/index.html', page.replace(/\{\s*"imports":\s*\{\s*\}\s*\}/, map));
console.log(JSON.stringify({ imports, integrity }, null, 2));
