import { promisify } from 'node:util';
import webpack from 'webpack';

const compiler = webpack({ mode: 'development' });
const run = promisify(compiler.run).bind(compiler);

await Promise.all([run(), run()]);
console.log('Built twice');
