export function pitch() {
  const names = this.loaders.map(({ query }) => query.slice(1));
  const file = this.utils.contextify(this.rootContext, this.resourcePath);
  return `export default ${JSON.stringify([...names, file].join(' '))};`;
}
