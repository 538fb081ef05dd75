import { run } from './build.js';

const entry = process.argv[2] ?? './src/pages/where.cjs';

for (const module of [false, true]) {
  console.log(module ? '\nES module:' : 'CommonJS:');
  for (const value of ['mock', 'warn-mock', 'eval-only', 'node-module', true, false]) {
    const node = { __dirname: value, __filename: value };
    const printed = await run(entry, { target: 'node', module, node });
    console.log(String(value).padEnd(12), printed.replaceAll(process.cwd(), '/my-app'));
  }
}
