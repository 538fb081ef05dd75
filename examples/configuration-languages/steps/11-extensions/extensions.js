import interpret from 'interpret';

const first = ['.js', '.mjs', '.cjs', '.ts', '.cts', '.mts'];
const others = Object.keys(interpret.extensions).filter((name) => !first.includes(name));

for (const extension of [...first, ...others]) {
  const packages = [interpret.extensions[extension] ?? []]
    .flat()
    .map((item) => item.module ?? item)
    .filter((name) => !name.includes('stub'));
  console.log(extension.padEnd(14) + (packages.join(', ') || '-'));
}
