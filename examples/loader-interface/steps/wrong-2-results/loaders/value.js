export default () => {
  throw 'no prices';
};
