// All hand-made attacks, for the tests of the pipeline and of the browser.
import type { Attack } from './attack.ts';
import { HTML_ATTACKS } from './html.ts';
import { PARSING_ATTACKS } from './parsing.ts';
import { CHARACTER_ATTACKS, SIZE_ATTACKS } from './sizes.ts';
import { URL_ATTACKS } from './urls.ts';

export const ATTACKS: readonly Attack[] = [
  ...HTML_ATTACKS,
  ...URL_ATTACKS,
  ...PARSING_ATTACKS,
  ...CHARACTER_ATTACKS,
  ...SIZE_ATTACKS,
];
