import { rmSync, writeFileSync } from 'node:fs';
import webpack from 'webpack';

for (const unsafeCache of [false, true]) {
  const compiler = webpack({
    mode: 'development',
    resolve: { extensions: ['.new.js', '.js'] },
    module: { unsafeCache },
  });
  const build = () =>
    new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) return reject(error);
        const names = [...stats.compilation.modules].map((module) => module.resource ?? '');
        resolve(names.filter((name) => name.includes('price')).map((name) => name.split('/').at(-1)));
      });
    });
  console.log(`unsafeCache: ${unsafeCache}`);
  console.log('first build: ', ...(await build()));
  writeFileSync('src/price.new.js', 'export const price = 5;\n');
  console.log('second build:', ...(await build()));
  rmSync('src/price.new.js');
}
