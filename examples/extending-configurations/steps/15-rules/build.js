import { customizeArray, mergeWithCustomize, mergeWithRules } from 'webpack-merge';

const base = {
  entry: ['./src/polyfills.js'],
  module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
};
const shop = {
  entry: ['./src/index.js'],
  module: { rules: [{ test: /\.svg$/, type: 'asset/inline' }] },
};

// Rules with the same test are one rule, and its type comes from the second.
const byTest = mergeWithRules({ module: { rules: { test: 'match', type: 'replace' } } });
console.log(byTest(base, shop).module.rules);

// The second array of entries replaces the first.
const replace = mergeWithCustomize({ customizeArray: customizeArray({ entry: 'replace' }) });
console.log(replace(base, shop).entry);
