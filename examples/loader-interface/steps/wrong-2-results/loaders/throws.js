export default async function (source) {
  return (await this.importModule('./throws.js')).default;
}
