export default {
  mode: 'production',
  target: 'node',
  output: {
    filename: '[name].cjs',
    strictModuleResolution: true,
  },
};
