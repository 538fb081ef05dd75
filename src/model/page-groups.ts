// What loaders and plugins are for: groups of their sidebars, in the order of the two index pages.
import type { Package } from './package.ts';

export const RETIRED = 'Retired';

/** Loaders and plugins share "Files", so one list has the order of both; what nobody should choose comes last. */
export const PAGE_GROUPS: readonly string[] = [
  'Scripts',
  'Styles',
  'Templates and text',
  'Values and text',
  'Finding modules',
  'Module types',
  'Several builds',
  'Files',
  'Shimming',
  'Tools',
  'Source maps',
  'Chunks and ids',
  'While building',
  'Inside webpack',
  'From npm: HTML',
  'From npm: Styles',
  'From npm: Files',
  'From npm: Size',
  'From npm: Quality',
  RETIRED,
];

/** Every loader is from npm; among plugins the group says which are. */
export function groupOfPackage({
  kind,
  status,
  category,
}: Pick<Package, 'kind' | 'status' | 'category'>): string {
  if (status !== 'current') return RETIRED;
  return kind === 'loader' ? category : `From npm: ${category}`;
}
