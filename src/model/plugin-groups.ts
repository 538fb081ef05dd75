// What the built-in plugins are for: groups of the sidebar, in the order of the index of plugins.

/** Packages from npm follow what is in webpack; what was removed comes last. */
export const PLUGIN_GROUPS: readonly string[] = [
  'Values and text',
  'Finding modules',
  'Module types',
  'Several builds',
  'Files',
  'Source maps',
  'Chunks and ids',
  'While building',
  'Inside webpack',
  'webpack contrib',
  'Community',
  'Retired',
];
