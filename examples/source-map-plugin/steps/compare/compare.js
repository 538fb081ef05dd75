import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

async function build(folder, settings) {
  const output = { path: path.resolve(folder), uniqueName: 'shop' };
  const compiler = webpack({ mode: 'production', output, ...settings });
  await new Promise((resolve) => compiler.run(resolve));
  return readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]);
}

const long = await build('long', {
  plugins: [new webpack.SourceMapDevToolPlugin({ filename: '[file].map', namespace: 'shop' })],
});
const short = await build('short', { devtool: 'source-map' });

console.log(long.map(([file]) => file).join(' '));
console.log(JSON.stringify(long) === JSON.stringify(short));
