// What a build and a rebuild cost with each value of `devtool`, relative to `false`, as JSON.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { close, newCompiler, run, VALUES } from './compiler.js';

const MODULES = 100;
const LINES = 100;
const RUNS = 9;
const FOLDER = path.resolve('generated');
const ENTRY = `${FOLDER}/index.ts`;

/** Modules to build: enough for a difference to show. */
function writeModules() {
  mkdirSync(FOLDER, { recursive: true });
  const names = Array.from({ length: MODULES }, (_, index) => `product${index + 1}`);
  for (const name of names) writeFileSync(`${FOLDER}/${name}.ts`, productModule(name));
  const imports = names.map((name) => `import { ${name} } from './${name}.ts';`);
  writeFileSync(ENTRY, `${imports.join('\n')}\n\nconsole.log(${names.join(', ')});\n`);
}

function productModule(name) {
  const lines = Array.from(
    { length: LINES },
    (_, index) => `    detail${index}: (amount: number) => \`\${label} ${index}: \${amount}\`,`,
  );
  return `interface Labels {
  readonly label: string;
}

function details({ label }: Labels) {
  return {
${lines.join('\n')}
  };
}

export const ${name} = details({ label: '${name}' });
`;
}

/** Processor time, because it depends little on what else the machine does. */
async function costOf(compiler) {
  const start = process.cpuUsage();
  await run(compiler);
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** A build, and a second one after one module was edited. */
async function costsOf(value) {
  const compiler = newCompiler(value, 'development', ENTRY);
  const build = await costOf(compiler);
  const file = `${FOLDER}/product1.ts`;
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}// edited\n`);
  compiler.modifiedFiles = new Set([file]);
  const rebuild = await costOf(compiler);
  writeFileSync(file, text);
  await close(compiler);
  return { build, rebuild };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** In a process of its own, so that no value inherits another one's warm code or garbage. */
async function medianCosts(value) {
  await costsOf(value);
  await costsOf(value);
  const costs = [];
  for (let round = 0; round < RUNS; round++) costs.push(await costsOf(value));
  return {
    build: median(costs.map(({ build }) => build)),
    rebuild: median(costs.map(({ rebuild }) => rebuild)),
  };
}

const [, script, own] = process.argv;
if (own !== undefined) {
  console.log(JSON.stringify(await medianCosts(own)));
} else {
  writeModules();
  const rows = VALUES.map((value) => {
    const costs = JSON.parse(execFileSync(process.execPath, [script, value], { encoding: 'utf8' }));
    return { devtool: value, ...costs };
  });
  const [base] = rows;
  const ratio = (cost, of) => Math.round((cost / of) * 100) / 100;
  const relative = rows.map(({ devtool, build, rebuild }) => ({
    devtool,
    build: ratio(build, base.build),
    rebuild: ratio(rebuild, base.rebuild),
  }));
  const facts = { webpack: webpack.version, modules: MODULES + 1, runs: RUNS };
  console.log(JSON.stringify({ ...facts, rows: relative }));
}
