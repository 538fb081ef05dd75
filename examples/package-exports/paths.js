import { askNode, askWebpack, inside, table } from './ask.js';

const requests = process.argv.slice(2);

const rows = requests.map(async (request) => {
  const answers = await Promise.all([
    askWebpack(request, 'esm'),
    askWebpack(request, 'commonjs'),
    askNode(request, 'esm'),
    askNode(request, 'commonjs'),
  ]);
  return [request, ...answers.map((answer) => inside(request, answer))];
});
const columns = ['', 'import', 'require()', 'Node: import', 'Node: require()'];
table(columns, await Promise.all(rows));
