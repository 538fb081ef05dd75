export default {
  experiments: { typescript: false },
};
