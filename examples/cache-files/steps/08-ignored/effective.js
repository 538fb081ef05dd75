import webpack from 'webpack';

const effective = (cache, experiments) =>
  webpack({ mode: 'development', cache, experiments }).options.cache;

const on = { cacheUnaffected: true };
console.log(effective({ type: 'memory', cacheUnaffected: true }).cacheUnaffected);
console.log(effective({ type: 'memory', cacheUnaffected: false }, on).cacheUnaffected);
console.log(effective({ type: 'filesystem', memoryCacheUnaffected: true }).memoryCacheUnaffected);
console.log(effective({ type: 'filesystem' }, on).memoryCacheUnaffected);
console.log(effective({ type: 'filesystem', managedPaths: ['/packages'] }).managedPaths);
console.log(effective({ type: 'filesystem', immutablePaths: ['/store'] }).immutablePaths);
