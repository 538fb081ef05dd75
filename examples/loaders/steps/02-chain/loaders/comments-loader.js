export default (source) => {
  const lines = source.split('\n');
  return lines.filter((line) => !line.startsWith('#')).join('\n');
};
