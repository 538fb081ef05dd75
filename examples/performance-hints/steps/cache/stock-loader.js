export default function stockLoader(text) {
  this.cacheable(false);
  return `export default ${JSON.stringify(`${text.trim()} on ${new Date().toDateString()}`)};`;
}
