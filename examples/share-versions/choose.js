import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

const cases = [
  '{}',
  "{ requiredVersion: '~1.2.0' }",
  "{ requiredVersion: '^3.0.0' }",
  "{ requiredVersion: '^3.0.0', strictVersion: false }",
  '{ requiredVersion: false }',
  '{ singleton: true }',
  '{ singleton: true, requiredVersion: false }',
  '{ singleton: true, strictVersion: true }',
  '{ import: false }',
  "{ import: false, requiredVersion: '^3.0.0' }",
  "{ import: false, requiredVersion: '^3.0.0', strictVersion: true }",
];

const build = (name, shared) =>
  promisify(webpack)({
    mode: 'development',
    target: 'node',
    resolve: { modules: [path.resolve('packages')] },
    output: { module: true, filename: `${name}.mjs`, library: { type: 'module' } },
    plugins: [new webpack.sharing.SharePlugin({ shared: { 'price-format': shared } })],
  });

const copy = (version) => ({ from: 'shell', get: () => () => ({ version }) });

for (const [index, options] of cases.entries()) {
  await build(`cart-${index}`, new Function(`return ${options}`)());
  const { start } = await import(path.resolve(`dist/cart-${index}.mjs`));
  let warned = '';
  console.warn = () => {
    warned = ', with a warning';
  };
  // What the shell offers: three versions of the package.
  const versions = { '1.2.0': copy('1.2.0'), '1.3.0': copy('1.3.0'), '2.0.0': copy('2.0.0') };
  const result = await start({ 'price-format': versions }).catch(() => 'an error');
  console.log(`${options.padEnd(67)} ${result}${warned}`);
}
