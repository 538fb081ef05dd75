export default function () {
  return `export default ${this.getOptions().size}`;
}
