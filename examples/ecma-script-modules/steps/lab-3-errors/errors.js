import { mkdirSync, writeFileSync } from 'node:fs';
import { bundle } from './bundle.js';

const mistakes = [
  { wrong: 'module.exports = 1;', right: 'export default 1;' },
  { wrong: 'exports.a = 1;', right: 'export const a = 1;' },
  {
    wrong: "import './round.js'; module.exports = 1;",
    right: "import './round.js'; export default 1;",
  },
  { wrong: "const round = require('./round.js');", right: "import round from './round.js';" },
  { wrong: 'const folder = __dirname;', right: 'const folder = import.meta.dirname;' },
  {
    wrong: "import { a } from './round.js'; const b = a;",
    right: "import a from './round.js'; const b = a;",
  },
  {
    wrong: "import { rate } from './tax.json' with { type: 'json' }; const b = rate;",
    right: "import tax from './tax.json' with { type: 'json' }; const b = tax.rate;",
  },
  { wrong: "import round from './round';", right: "import round from './round.js';" },
  {
    wrong: "import tax from './compiled.cjs'; tax();",
    right: "import tax from './compiled.cjs'; tax.default();",
  },
  { wrong: 'export const a = 1; // in a .cjs file', right: 'export const a = 1;' },
];
const folders = { strict: { type: 'module' }, auto: {} };

for (const [folder, manifest] of Object.entries(folders)) {
  mkdirSync(`errors/${folder}`, { recursive: true });
  writeFileSync(`errors/${folder}/package.json`, JSON.stringify(manifest));
  writeFileSync(`errors/${folder}/round.js`, 'export default Math.round;');
  writeFileSync(`errors/${folder}/tax.json`, '{ "rate": 0.07 }');
  writeFileSync(
    `errors/${folder}/compiled.cjs`,
    'exports.__esModule = true; exports.default = () => 0.07;',
  );
}

for (const [number, { wrong, right }] of mistakes.entries()) {
  const file = wrong.includes('.cjs file') ? `${number}.cjs` : `${number}.js`;
  for (const folder of Object.keys(folders)) {
    writeFileSync(`errors/${folder}/${file}`, wrong);
    writeFileSync(`errors/${folder}/right-${number}.js`, right);
  }
  console.log(wrong);
  console.log('  webpack, strict:', answer(await bundle(`./errors/strict/${file}`)));
  console.log('  webpack, auto:  ', answer(await bundle(`./errors/auto/${file}`)));
  console.log('  Node.js:        ', await askNode(`./errors/strict/${file}`));
  console.log(`  instead:         ${right}`);
  const answers = [
    answer(await bundle(`./errors/strict/right-${number}.js`)),
    await askNode(`./errors/strict/right-${number}.js`),
  ];
  console.log('                  ', ...new Set(answers));
}

function answer({ error, warnings }) {
  const [problem = { message: 'works' }] = [error, ...warnings].filter(Boolean);
  const kind = error ? '' : warnings.length > 0 ? 'warning: ' : '';
  return kind + problem.message.split('\n')[0];
}

async function askNode(file) {
  try {
    await import(file);
    return 'works';
  } catch (error) {
    return error.message.split('\n')[0];
  }
}
