import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import webpack from 'webpack';

for (const target of ['web', ['web', 'es2020'], 'node']) {
  console.log(`target: ${target}`);
  for (const global of [true, false, 'warn']) {
    const compiler = webpack({
      mode: 'none',
      entry: './src/global.cjs',
      target,
      node: { global },
    });
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, stats) => compiler.close(() => (error ? reject(error) : resolve(stats))));
    });
    const code = readFileSync('dist/main.js', 'utf8');
    const [line] = code.match(/.*started = true;/);

    // A context without `global`, as in a browser.
    let printed;
    const context = { console: { log: (text) => (printed = text) } };
    try {
      vm.runInNewContext(code, context);
    } catch (error) {
      printed = error.message;
    }
    const warnings = stats.compilation.warnings.length;
    console.log(' ', String(global).padEnd(6), line.padEnd(38), `${warnings} warnings `, printed);
  }
}
