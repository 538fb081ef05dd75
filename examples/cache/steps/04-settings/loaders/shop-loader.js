export default function (source) {
  return source.replace('SHOP', JSON.stringify(this.getOptions().shop));
}
