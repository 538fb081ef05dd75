// Runs one published webpack, in a process of its own, and prints what it exports and fills in: two releases in one process would share modules.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { COMPARED_TARGETS } from '../../../src/model/minor-release.ts';
import { MODES } from '../../../src/model/reference.ts';
import { flatValues } from './flat-values.ts';
import type { Probed } from './release-facts.ts';

type Options = Record<string, unknown>;

const [release = '', context = ''] = process.argv.slice(2);
const requireFrom = createRequire(import.meta.url);
const webpack = requireFrom(join(release, 'lib/index.js'));
const { applyWebpackOptionsBaseDefaults } = requireFrom(join(release, 'lib/config/defaults.js'));

/** `optimize.SplitChunksPlugin`; a getter would load what it names, so only namespaces are read. */
function exportedNames(of: object, prefix = ''): string[] {
  return Object.entries(Object.getOwnPropertyDescriptors(of)).flatMap(([name, own]) => {
    if (!own.enumerable) return [];
    const isNamespace = typeof own.value === 'object' && own.value !== null;
    return isNamespace ? exportedNames(own.value, `${prefix}${name}.`) : [`${prefix}${name}`];
  });
}

function defaultsOf(config: Options): Record<string, string> {
  const options = webpack.config.getNormalizedWebpackOptions({ context, ...config });
  // Until 5.30 the log had its defaults with all others.
  applyWebpackOptionsBaseDefaults?.(options);
  webpack.config.applyWebpackOptionsDefaults(options);
  // What a rule matches and makes of it; its own options would be longer than all the rest.
  const rules = options.module.defaultRules.map(shortRule);
  return flatValues({ ...options, module: { ...options.module, defaultRules: rules } }, [
    [context, '<context>'],
    [process.cwd(), '<cwd>'],
    [release, '<webpack>'],
    [join(import.meta.dirname, '../../..'), '<project>'],
  ]);
}

function shortRule(rule: Options | string): Options | string {
  if (typeof rule === 'string') return rule;
  const { resolve: _, parser: __, generator: ___, rules: ____, ...rest } = rule;
  return rest;
}

const probed: Probed = {
  exports: exportedNames(webpack).sort(),
  defaults: MODES.map((mode) => COMPARED_TARGETS.map((target) => defaultsOf({ mode, target }))),
  onDisk: defaultsOf({ mode: 'production', target: 'web', cache: { type: 'filesystem' } }),
};
process.stdout.write(JSON.stringify(probed));
