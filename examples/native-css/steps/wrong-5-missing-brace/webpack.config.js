export default {
  output: { clean: true },
};
