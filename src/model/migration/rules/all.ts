// Every rule of the migration to webpack 5.
import { OLDER_RULES } from './before-webpack-4.ts';
import { CODE_RULES } from './code.ts';
import { DEV_SERVER_RULES } from './dev-server.ts';
import { MODULE_RULES } from './module-rules.ts';
import { OPTION_RULES } from './options.ts';
import { PLUGIN_RULES } from './plugins.ts';
import type { Rule } from './rule.ts';

export const RULES: readonly Rule[] = [
  ...OPTION_RULES,
  ...MODULE_RULES,
  ...PLUGIN_RULES,
  ...DEV_SERVER_RULES,
  ...CODE_RULES,
  ...OLDER_RULES,
];
