export default function page(source) {
  this.note?.('page');
  return `export default ${JSON.stringify(source.trim())};`;
}
