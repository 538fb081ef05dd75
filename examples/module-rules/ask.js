import path from 'node:path';
import webpack from 'webpack';
import config from './webpack.config.js';

const [text = ''] = process.argv.slice(2);
const matched = new Map();
const keyOf = (name, issuer, { dependency, phase, attributes }) =>
  JSON.stringify([name, issuer, dependency, phase, attributes]);

// Puts a rule into each rule that notes when the outer rule matches, and adds no loader.
const trace = (rules, place = '') =>
  rules.filter(Boolean).map((rule, index) => {
    const name = `${place}[${index}]`;
    const use = (data) => {
      const { resource, resourceQuery, resourceFragment, mimetype } = data;
      const key = keyOf(mimetype || resource + resourceQuery + resourceFragment, data.issuer, data);
      matched.set(key, [...(matched.get(key) ?? []), name]);
      return [];
    };
    const traced = { ...rule, rules: [{ enforce: 'pre', use }] };
    if (rule.rules) traced.rules.push(...trace(rule.rules, `${name}.rules`));
    if (rule.oneOf) traced.oneOf = trace(rule.oneOf, `${name}.oneOf`);
    return traced;
  });

const compiler = webpack({
  ...config,
  module: { ...config.module, rules: trace(config.module.rules) },
});
const short = (file) => file.replace(compiler.context + path.sep, '');
const rows = [];

compiler.hooks.compilation.tap('Ask', (compilation, { normalModuleFactory }) => {
  normalModuleFactory.hooks.module.tap('Ask', (module, data, request) => {
    const { contextInfo, dependencyType: dependency, phase, attributes } = request;
    const name = data.resourceResolveData.mimetype || (data.matchResource ?? data.resource);
    const key = keyOf(name, contextInfo.issuer, { dependency, phase, attributes });
    const real = short(data.resource);
    const file = data.matchResource ? `${short(data.matchResource)}!=!${real}` : real;
    const from = contextInfo.issuer ? `${short(contextInfo.issuer)}, ${dependency}` : '(entry)';
    rows.push({
      module,
      file: file + (attributes ? ` with ${attributes.type}` : ''),
      from: phase === 'evaluation' ? from : `${from}, ${phase}`,
      rules: matched.get(key) ?? [],
    });
  });
  // Each loader of this project calls this.note() with its name when it runs.
  webpack.NormalModule.getCompilationHooks(compilation).loader.tap('Ask', (context, module) => {
    module.ran = [];
    context.note = (name) => module.ran.push(name);
  });
});

compiler.run((error, stats) => {
  if (error) throw error;
  for (const { message } of stats.compilation.errors) console.log(message);
  const table = rows
    .filter(({ file }) => file.includes(text))
    .map(({ module, file, from, rules }) => {
      const { ran, type, layer } = stats.compilation.findModule(module.identifier());
      const list = (names) => names?.join(' ') || '-';
      return [file, from, list(rules), list(ran), layer ? `${type}, layer ${layer}` : type];
    })
    .sort();
  table.unshift(['FILE', 'IMPORTED BY', 'RULES', 'LOADERS', 'TYPE']);
  const widths = table[0].map((_, i) => Math.max(...table.map((row) => row[i].length)));
  for (const row of table) {
    console.log(row.map((cell, i) => cell.padEnd(widths[i])).join('  ').trimEnd());
  }
});
