import { Writable } from 'node:stream';
import webpack from 'webpack';
import { CatalogPlugin } from './catalog-plugin.js';

// Collects what webpack writes, and prints it with escape sequences made visible.
const build = (options) =>
  new Promise((resolve) => {
    let written = '';
    const stream = new Writable({
      write(chunk, encoding, callback) {
        written += chunk;
        callback();
      },
    });
    const compiler = webpack({
      mode: 'production',
      infrastructureLogging: { stream, ...options },
      plugins: [new CatalogPlugin()],
    });
    compiler.run(() => {
      compiler.close(() => {
        console.log(options);
        for (const line of written.trimEnd().split('\n')) console.log(JSON.stringify(line));
        resolve();
      });
    });
  });

await build({ colors: false, appendOnly: true });
await build({ colors: true, appendOnly: true });
await build({ colors: false, appendOnly: false });
