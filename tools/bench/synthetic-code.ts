// The code samples of synthetic pages: different on every page, in the languages real pages use.
import type { Choices } from '../../src/pipeline/testing/seeded-choices.ts';

const NOUNS = ['module', 'chunk', 'asset', 'entry', 'loader', 'plugin', 'cache', 'graph', 'rule'];
const VERBS = ['read', 'write', 'resolve', 'collect', 'merge', 'watch', 'hash', 'split', 'trace'];

const upper = (word: string): string => (word[0] ?? '').toUpperCase() + word.slice(1);

interface Names {
  noun: string;
  other: string;
  verb: string;
  call: string;
  size: number;
}

function names(choose: Choices): Names {
  const [noun = '', other = ''] = choose.some(NOUNS, 2);
  const verb = choose.pick(VERBS);
  return { noun, other, verb, call: verb + upper(noun), size: 100 + choose.number(9000) };
}

type Sample = (names: Names) => string;

const config: Sample = ({ noun, other, verb, size }) => `\`\`\`js file="webpack.config.js" {3-4}
import path from 'node:path';

export default {
  mode: 'production',
  entry: { ${noun}: './src/${noun}.js', ${other}: './src/${other}.js' },
  output: {
    path: path.resolve(import.meta.dirname, 'dist'),
    filename: '[name].[contenthash:${size % 12}].js', // long-lived caching
  },
  module: {
    rules: [{ test: /\\.${verb}$/, use: ['${verb}-loader'], exclude: /node_modules/ }],
  },
  performance: { maxAssetSize: ${size}, hints: false },
};
\`\`\``;

const script: Sample = ({ noun, other, call, size }) => `\`\`\`js file="src/${noun}.js"
import { ${call} } from './${other}.js';

const LIMIT = ${size};

/** Returns the ${noun} that belongs to a name, or null. */
export async function ${noun}For(name, { retries = 3, signal } = {}) {
  for (let attempt = 0; attempt < retries; attempt++) {
    const found = await ${call}(\`./${other}/\${name}.json\`, { signal });
    if (found?.size > LIMIT) throw new RangeError(\`\${name} is larger than \${LIMIT}\`);
    if (found) return Object.freeze({ ...found, attempt });
  }
  return null;
}
\`\`\``;

const typed: Sample = ({ noun, other, call, size }) => `\`\`\`ts file="src/${noun}-plugin.ts"
import type { Compiler, WebpackPluginInstance } from 'webpack';

export interface ${upper(noun)}Options {
  ${other}s: readonly string[];
  limit?: number;
}

export class ${upper(noun)}Plugin implements WebpackPluginInstance {
  readonly #options: Required<${upper(noun)}Options>;

  constructor(options: ${upper(noun)}Options) {
    this.#options = { limit: ${size}, ...options };
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('${upper(noun)}Plugin', (stats) => ${call}(stats, this.#options));
  }
}
\`\`\``;

const manifest: Sample = ({ noun, other, verb, size }) => `\`\`\`json file="package.json"
{
  "name": "${noun}-${other}",
  "version": "${size % 9}.${size % 7}.0",
  "type": "module",
  "scripts": { "build": "webpack", "${verb}": "webpack --watch --config ${noun}.config.js" },
  "sideEffects": ["./src/${other}.css"],
  "devDependencies": { "webpack": "5.112.2", "webpack-cli": "7.2.1" }
}
\`\`\``;

const shell: Sample = ({ noun, other, verb }) => `\`\`\`bash
# ${upper(verb)} every ${noun} before the build
for file in src/${noun}/*.js; do
  node --check "$file" || exit 1
done
npx webpack --mode production --output-path "dist/${other}" | tee "${verb}.log"
\`\`\``;

const change: Sample = ({ noun, other, call, size }) => `\`\`\`js diff file="src/${other}.js"
 import { register } from './registry.js';
-import ${call} from './${noun}.js';
+import { ${call} } from './${noun}.js';
 
 register('${other}', {
-  limit: ${size},
+  limit: Number(process.env.LIMIT ?? ${size}),
   run: () => ${call}(),
 });
\`\`\``;

const terminal: Sample = ({ noun, other, size }) => `\`\`\`console
$ npx webpack --mode production
asset ${noun}.js ${size} bytes [emitted] [minimized] (name: ${noun})
asset ${other}.js ${size * 2} bytes [emitted] [minimized] (name: ${other})
webpack 5.112.2 compiled successfully
\`\`\``;

/** In this order a page of eight to ten samples has each language about as often as real pages. */
const SAMPLES: readonly Sample[] = [
  config,
  shell,
  script,
  manifest,
  change,
  typed,
  terminal,
  script,
  config,
  typed,
];

export function sampleAt(index: number, choose: Choices): string {
  const sample = SAMPLES[index % SAMPLES.length] as Sample;
  return sample(names(choose));
}
