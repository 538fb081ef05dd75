export default function sayLoader(source) {
  console.log(`normal ${this.getOptions().name}`);
  return source;
}

export function pitch() {
  console.log(`pitch ${this.getOptions().name}`);
}
