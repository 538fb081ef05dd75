import { readFileSync } from 'node:fs';

const { modules } = JSON.parse(readFileSync('stats.json', 'utf8'));
const all = modules.flatMap((module) => [module, ...(module.modules ?? [])]);
const module = all.find(({ name }) => name.includes(process.argv[2]));

console.log('the way from the entry:');
for (const { name } of [...(module.issuerPath ?? []), module]) console.log(`  ${name}`);

console.log('everything that refers to it:');
for (const { type, moduleName, loc, active } of module.reasons) {
  console.log(`  ${moduleName} ${loc}: ${type}${active ? '' : ' (not followed)'}`);
}
