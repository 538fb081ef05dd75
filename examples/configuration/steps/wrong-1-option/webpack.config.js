export default {
  mod: 'production',
};
