import fs from 'node:fs';
import path from 'node:path';
import enhancedResolve from 'enhanced-resolve';

const { CachedInputFileSystem, ResolverFactory } = enhancedResolve;

const own = ResolverFactory.createResolver({
  fileSystem: new CachedInputFileSystem(fs, 4000),
  modules: ['packages', 'node_modules'],
  alias: { mine: path.resolve('src/cart.js') },
});

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    resolver: own,
  },
};
