import config from './webpack.config.js';

const aliases = Object.entries(config.resolve.alias);

export default {
  // '@' becomes '^@/(.*)$', which Jest replaces with the folder and the rest of the import.
  moduleNameMapper: Object.fromEntries(
    aliases.map(([name, folder]) => [`^${name}/(.*)$`, `${folder}/$1`]),
  ),
};
