export function define(name) {
  console.log(name);
  return { name };
}
