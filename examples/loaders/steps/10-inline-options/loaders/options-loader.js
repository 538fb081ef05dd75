export default function optionsLoader() {
  return `export default ${JSON.stringify(this.getOptions())};`;
}
