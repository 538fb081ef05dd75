export function bundle(what) {
  return `bundle your ${what}`;
}
export function unpack(what) {
  return `unpack your ${what}`;
}
