// Resolves an import as webpack does, and maps it as jest.config.js says.
import path from 'node:path';
import webpack from 'webpack';
import jestConfig from './jest.config.js';
import config from './webpack.config.js';

const request = '@/total.js';
const [[pattern, target]] = Object.entries(jestConfig.moduleNameMapper);
const mapped = request.replace(new RegExp(pattern), target);

const resolver = webpack(config).resolverFactory.get('normal', config.resolve);
resolver.resolve({}, import.meta.dirname, request, {}, (error, resolved) => {
  if (error) throw error;
  console.log('webpack:', path.relative('', resolved));
  console.log('mapper: ', path.relative('', mapped));
});
