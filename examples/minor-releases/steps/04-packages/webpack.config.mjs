export default {
  resolve: { tsconfig: false },
};
