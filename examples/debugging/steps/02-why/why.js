import { readFileSync } from 'node:fs';

const { modules } = JSON.parse(readFileSync('stats.json', 'utf8'));
const byName = new Map(modules.map((module) => [module.name, module]));

// From the module to those that import it, until one of them is an entry.
const visited = new Map([[`./${process.argv[2]}`, null]]);
for (const name of visited.keys()) {
  for (const reason of byName.get(name)?.reasons ?? []) {
    if (reason.type === 'entry') print(name);
    if (reason.moduleName && !visited.has(reason.moduleName)) {
      visited.set(reason.moduleName, { name, reason });
    }
  }
}

function print(entry) {
  console.log(entry, '(entry)');
  for (let step = visited.get(entry); step; step = visited.get(step.name)) {
    console.log(`  ${step.reason.loc} ${step.reason.type}: ${step.name}`);
  }
  process.exit();
}
