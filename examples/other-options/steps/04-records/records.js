import { writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const ids = async (config) => {
  const compiler = webpack({ mode: 'production', ...config });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
  });
  const { modules } = stats.toJson({ all: false, modules: true, ids: true });
  const named = modules.filter(({ id, moduleType }) => id !== null && moduleType !== 'runtime');
  return named.map(({ id, name }) => `${path.basename(name)} ${id}`).join(', ');
};

const optimization = { moduleIds: 'natural', chunkIds: 'natural', concatenateModules: false };
const recordsPath = path.resolve('records.json');
const before = "import './cart.js';\nimport('./checkout.js');\n";

for (const config of [{ optimization }, { optimization, recordsPath }]) {
  console.log(config.recordsPath ? 'with records' : 'without records');
  writeFileSync('src/index.js', before);
  console.log('  before:', await ids(config));
  writeFileSync('src/index.js', `import './banner.js';\n${before}`);
  console.log('  after: ', await ids(config));
}
