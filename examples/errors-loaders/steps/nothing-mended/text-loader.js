export default (source) => {
  return `export default ${JSON.stringify(source)};`;
};
