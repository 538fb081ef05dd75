export default {
  mode: 'production',
  output: {
    clean: true,
  },
  performance: {
    hints: 'error',
    missingSideEffects: true,
    unusedModules: true,
  },
};
