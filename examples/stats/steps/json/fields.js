import webpack from 'webpack';
import config from './webpack.config.js';

// Collects the paths of all fields: assets[].name, modules[].reasons[].type, …
const fieldsOf = (value, path = '', found = new Set()) => {
  if (Array.isArray(value)) {
    for (const item of value) fieldsOf(item, `${path}[]`, found);
  } else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      if (inner === undefined) continue;
      const step = path === 'entrypoints' ? '*' : key;
      const name = path ? `${path}.${step}` : step;
      found.add(name);
      if (!['info', 'sizes', 'childrenByOrder', 'assetsByChunkName'].includes(key)) fieldsOf(inner, name, found);
    }
  }
  return found;
};

webpack(config, (error, stats) => {
  const base = { all: false, assets: true, modules: true, chunks: true, entrypoints: true, warnings: true };
  const options = stats.compilation.createStatsOptions({ all: true });
  for (const name of Object.keys(options).filter((name) => options[name] === true && name !== 'all')) {
    const without = fieldsOf(stats.toJson({ ...base, [name]: false }));
    const added = [...fieldsOf(stats.toJson({ ...base, [name]: true }))].filter((field) => !without.has(field));
    // If a whole object is new, name the object and not its fields.
    const roots = added.filter((field) => !added.some((other) => field.startsWith(`${other}.`) || field.startsWith(`${other}[`)));
    if (roots.length > 0) console.log(`${name.padEnd(26)}${roots.join(', ')}`);
  }
});
