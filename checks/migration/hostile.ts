// Texts that nobody means as a configuration: each is read to its end, or given up, and breaks nothing.

const many = (text: string, times: number): string => text.repeat(times);
/** Of the largest texts; the page takes no longer ones. */
const MILLION = 1_000_000;
const config = (inside: string): string => `module.exports = {${inside}};`;

/** What costs the parser itself the square of their length has a tenth of it where no second ends it. */
export const hostile = (most = MILLION): Readonly<Record<string, string>> => ({
  'a hundred thousand brackets': many('[', 100_000),
  'a hundred thousand brackets, closed': `module.exports = ${many('[', 100_000)}${many(']', 100_000)};`,
  'ten thousand objects in each other': `module.exports = ${many('{ output: ', 10_000)}1${many('}', 10_000)};`,
  'a thousand objects in each other': `module.exports = ${many('{ stats: ', 1000)}1${many('}', 1000)};`,
  'a hundred thousand parentheses': `module.exports = ${many('(', 100_000)}`,
  'operators without end': `module.exports = ${many('1 + ', 100_000)}1;`,
  'a million letters': many('a', MILLION),
  'a million characters of options': config(many("output: { jsonpFunction: 'x' }, ", 31_000)).slice(
    0,
    MILLION,
  ),
  'a million characters of plugins': `${many('new webpack.NamedModulesPlugin();\n', 29_000)}`.slice(
    0,
    MILLION,
  ),
  'a million line breaks': many('\n', MILLION),
  'a million backticks': many('`', most),
  'a template without an end': `module.exports = \`${many('${`', 50_000)}`,
  'a regular expression without an end': `module.exports = /${many('(a+)+', 10_000)}`,
  'what a bad expression would search for ever': config(`devtool: '${many('cheap-', 100_000)}!'`),
  'comments without an end':
    config(`node: { fs: 'empty' ${many('/**/', most / 20)} }`) + many('/*', most / 20),
  'hashes without an end': config(`output: { filename: '${many('[hash', 100_000)}' }`),
  'a syntax error':
    "module.exports = {\n  output: {\n    jsonpFunction: 'x',\n    = 1,\n  },\n};\n",
  'no end': "module.exports = { output: { jsonpFunction: 'x',",
  'only an error': '}{',
  __proto__keys: config(
    "__proto__: { jsonpFunction: 1 }, constructor: {}, output: { __proto__: null, toString: 1, hasOwnProperty: { jsonpFunction: 2 } }, node: { __proto__: 'empty', constructor: 'empty' }, module: { rules: [{ constructor: 1, use: '__proto__-loader' }] }",
  ),
  'names of everything that objects have': config(
    'optimization: { splitChunks: { cacheGroups: { __proto__: { name: true }, constructor: { name: true }, valueOf: { name: true } } } }',
  ),
  'a getter that throws': config(
    "get output() { throw new Error('run'); }, [(() => { throw 1; })()]: 1, entry: process.exit(1)",
  ),
  'a name that stands for itself':
    'const a = a; let b = c; let c = b; module.exports = { ...a, output: b, module: { rules: b.concat(c) } };',
  'functions that call each other':
    'const f = () => g(); const g = () => f(); module.exports = f(); module.exports = merge(f, g, merge);',
  'variables that stand for each other, and for themselves':
    'const a = { ...a }; let b = c || b; let c = b && c; const o = { a: o.b, b: o.a }; module.exports = { ...a, devtool: b, output: { filename: b, path: o.a }, externals: [b, c], target: c, watchOptions: { ignored: b } }; module.exports.devtool = o.a;',
  'thousands of variables, each for the next': `${Array.from({ length: 5000 }, (_, at) => `var a${at} = a${at + 1} || 'x';`).join('')} module.exports = { devtool: a0, output: { filename: a0 } };`,
  'one variable with thousands of values': `let a = ''; ${many("a = '[hash]';", 20_000)} ${config(`output: { ${many('filename: a, ', 20_000)} }`)}`,
  'a list that is looked up for ever': `const all = { ${many('a: 1, ', 30_000)} }; module.exports = [${many('all[env], ', 30_000)}];`,
  'an error in every line': many("'a\\\n", 2000),
  JSON: '{ "output": { "jsonpFunction": "x" }, "node": { "fs": "empty" } }',
  YAML: 'output:\n  jsonpFunction: x\nnode:\n  fs: empty\n',
  'an object that holds itself':
    "const x = { output: { jsonpFunction: 'a' } }; x.output = x; x.devServer = x; x.plugins.push(x); module.exports = x;",
  'letters of every kind': `module.exports = { output: { ${many('𝒳\\u{1F600}é', 10)}: 1, '\\ud800': 2, "\u202e": '\u200b', jsonpFunction: '😀' } };`,
  'half a character': `module.exports = { output: { jsonpFunction: '\ud83d' } };`,
  'no text but bytes': String.fromCharCode(
    ...Array.from({ length: 2000 }, (_, at) => (at * 7919) % 65_536),
  ),
  HTML: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'HTML in names': config(
    "output: { '<img src=x onerror=alert(1)>': 1, jsonpFunction: '<b>' }, node: { '<img src=x>': 'empty', '`<i>`': 'empty' }",
  ),
  'a name as long as a book': config(`node: { ${many('a', 200_000)}: 'empty' }`),
  'JSX and types at once': 'const a = <T,>(x: T) => <div>{x as any}</div>; export = a;',
  'a module that waits':
    "const a = await import('x'); export default { output: { jsonpFunction: await a } };",
  'nothing but spaces': many(' ', 1000),
  'a hash bang': "#!/usr/bin/env node\nmodule.exports = { output: { jsonpFunction: 'x' } };",
  'a byte order mark': "\ufeffmodule.exports = { output: { jsonpFunction: 'x' } };",
  'carriage returns':
    "module.exports = {\r\n  output: {\r\n    jsonpFunction: 'x',\r\n  },\r\n};\r\n",
});
