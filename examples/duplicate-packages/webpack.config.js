export default {
  mode: 'production',
  stats: 'errors-warnings',
  performance: {
    duplicatePackages: true,
  },
};
