import path from 'node:path';
import { askWebpack, table } from './ask.js';

const alias = (request, file) => ({
  resolve: { alias: { [request]: path.resolve('packages', file) } },
});
const ignored = { resolve: { exportsFields: [] } };

const fixes = [
  { request: 'paint/lib/colors.js', fix: 'import paint/colors', instead: 'paint/colors' },
  { request: 'partial', fix: 'require()', kind: 'commonjs' },
  { request: 'partial/server', fix: "target: 'node'", configuration: { target: 'node' } },
  {
    request: 'partial/source',
    fix: 'conditionNames',
    configuration: { resolve: { conditionNames: ['acme:source', '...'] } },
  },
  {
    request: 'blend/colors',
    fix: 'alias',
    configuration: alias('blend/colors', 'blend/colors.js'),
  },
  {
    request: 'paint/lib/mix.js',
    fix: 'alias',
    configuration: alias('paint/lib/mix.js', 'paint/lib/mix.js'),
  },
  { request: 'paint/lib/mix.js', fix: 'exportsFields: []', configuration: ignored },
  { request: 'paint/colors', fix: 'exportsFields: []', configuration: ignored },
];

const rows = [];
for (const { request, fix, instead = request, kind = 'esm', configuration } of fixes) {
  rows.push([
    request,
    await askWebpack(request, 'esm'),
    fix,
    await askWebpack(instead, kind, configuration),
  ]);
}
table(['request', 'before', 'fix', 'after'], rows);
