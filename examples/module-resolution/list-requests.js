import { readFileSync } from 'node:fs';

const { modules } = JSON.parse(readFileSync('stats.json', 'utf8'));
for (const { nameForCondition, reasons } of modules) {
  const request = reasons?.[0]?.userRequest;
  if (request) console.log(request.padEnd(14), nameForCondition);
}
