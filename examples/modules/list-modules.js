import { readFileSync } from 'node:fs';

const { modules } = JSON.parse(readFileSync('stats.json', 'utf8'));
for (const { moduleType, name, reasons } of modules) {
  if (moduleType === 'runtime') continue;
  const why = reasons.find((reason) => reason.moduleName !== name);
  console.log(moduleType.padEnd(19), why.type.padEnd(31), name);
}
