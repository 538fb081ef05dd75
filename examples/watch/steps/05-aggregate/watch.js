import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import webpack from 'webpack';
import { ChangesPlugin } from './changes-plugin.js';

const compiler = webpack({ mode: 'development', plugins: [new ChangesPlugin()] });
let builds = 0;

compiler.watch({ aggregateTimeout: 3000 }, async () => {
  builds += 1;
  console.log(`build ${builds}`);
  if (builds === 1) {
    // A tool writes two files, one after the other.
    writeFileSync('src/price.js', 'export const price = (amount) => `${amount * 12} EUR`;');
    await wait(100);
    writeFileSync('src/index.js', "import { price } from './price.js';\nconsole.log(price(4));");
  } else {
    compiler.close(() => {});
  }
});
