// Writes a new example and says how a page shows it; all that the command does, for a given project.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Request {
  project: string;
  name: string;
  /** As typed. */
  steps: string;
}

const USAGE = 'npm run new-example -- my-example --steps 2';
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Two digits keep the folders in order; a page with more steps than this should be two pages. */
const MOST_STEPS = 20;

/** What to print; throws an error whose message is meant for the author. */
export function createExample({ project, name, steps: typed }: Request): string {
  const steps = Number(typed);
  if (name === '') throw new Error(`The example needs a name: ${USAGE}`);
  if (!NAME.test(name)) {
    throw new Error(
      `"${name}" cannot be the name of an example: use lowercase letters, digits and single hyphens. ${USAGE}`,
    );
  }
  if (!Number.isInteger(steps) || steps < 1 || steps > MOST_STEPS) {
    throw new Error(`--steps ${typed} is not a number from 1 to ${MOST_STEPS}: ${USAGE}`);
  }
  const root = join(project, 'examples', name);
  if (existsSync(root)) {
    throw new Error(`examples/${name} exists already: add steps to it, or choose another name.`);
  }
  const names = Array.from({ length: steps }, (_, index) => stepName(index + 1));
  for (const [path, text] of filesOf(name, names, versionsIn(project))) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return advice(name, names);
}

const stepName = (number: number): string => `${String(number).padStart(2, '0')}-step`;

interface Versions {
  webpack: string;
  'webpack-cli': string;
}

/** An example may only name packages that are installed here. */
function versionsIn(project: string): Versions {
  const { devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  return {
    webpack: `^${devDependencies.webpack}`,
    'webpack-cli': `^${devDependencies['webpack-cli']}`,
  };
}

/** Each step prints its own line, so that each has something to see. */
function filesOf(
  name: string,
  steps: readonly string[],
  devDependencies: Versions,
): Map<string, string> {
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  const printed = (index: number): string => `Hello from step ${index + 1}`;
  const files = new Map([
    ['example.json', json({ about: `Replace this: what ${name} shows, step by step.` })],
    [
      'package.json',
      json({ name, version: '1.0.0', private: true, type: 'module', devDependencies }),
    ],
    [
      'webpack.config.js',
      "export default {\n  mode: 'production',\n  entry: './src/index.js',\n};\n",
    ],
    ['src/index.js', `console.log('${printed(0)}');\n`],
  ]);
  for (const [index, step] of steps.entries()) {
    const expect = {
      emits: ['dist/main.js'],
      node: { file: 'dist/main.js', prints: printed(index) },
    };
    files.set(`steps/${step}/step.json`, json({ run: ['npx webpack'], expect }));
    if (index > 0) files.set(`steps/${step}/src/index.js`, `console.log('${printed(index)}');\n`);
  }
  return files;
}

/** Fences without their content: capture fills them. */
function fencesFor(name: string, steps: readonly string[]): string {
  const fence = (info: string, body = ''): string => `\`\`\`${info}\n${body}\`\`\``;
  return steps
    .flatMap((step, index) => {
      const project = `project=${name}/${step}`;
      const files =
        index === 0
          ? [
              fence(`js file="webpack.config.js" ${project}`),
              fence(`js file="src/index.js" ${project}`),
            ]
          : [fence(`js diff file="src/index.js" ${project}`)];
      return [...files, fence(`console ${project}`, '$ npx webpack\n')];
    })
    .join('\n\n');
}

function advice(name: string, steps: readonly string[]): string {
  const count = steps.length === 1 ? '1 step' : `${steps.length} steps`;
  return [
    `Wrote examples/${name} with ${count}: ${steps.join(', ')}.`,
    `Files every step begins with are in examples/${name}, what a step changes is in its folder under steps/.`,
    'Into the page, where each belongs (capture fills them):',
    '',
    fencesFor(name, steps),
    '',
    'Next:',
    '  give each step a name that says what it does (its folder, and project= on the page)',
    `  replace "about" in examples/${name}/example.json, then the files; expectations are in each step.json (examples/README.md)`,
    `  npm run capture -- ${name}, which runs the example and writes its files and output into the page`,
    '  npm run prove -- guides/my-page, with the path of your page',
  ].join('\n');
}
