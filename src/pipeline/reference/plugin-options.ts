// The options of webpack's own plugins, read from the schemas that validate them wherever those lie.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type FlatOption, mergeByName } from './canonical-options.ts';
import { flattenSchema } from './flatten-schema.ts';
import { readSchema } from './schema.ts';

/** Schemas of other names check parser, generator and `output.clean` options, which are options themselves. */
const OF_A_PLUGIN = /Plugin\.json$/;

export function schemaFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(folder, file));
}

/** `BannerPlugin.banner`: class and option, for every plugin schema in `folder` (webpack's `schemas/plugins`). */
export function pluginOptions(folder: string): FlatOption[] {
  return schemaFiles(folder)
    .filter((file) => OF_A_PLUGIN.test(file))
    .flatMap((file) => {
      const plugin = basename(file, '.json');
      return mergeByName(flattenSchema(readSchema(file)), (path) => pluginOptionName(plugin, path));
    });
}

/** Keys of maps are left out, as a plugin's page shows them: `SharePlugin.shared.eager`. */
function pluginOptionName(plugin: string, path: string): string | null {
  const name = path.replaceAll('[]', '').replaceAll('*.', '').replace(/^\./, '');
  return /(^|\.)(and|or|not|glob)(\.|$)/.test(name) ? null : `${plugin}.${name}`;
}
