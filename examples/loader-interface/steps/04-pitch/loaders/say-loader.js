export default function sayLoader(source) {
  console.log(`normal ${this.getOptions().name}`);
  return source;
}

export function pitch() {
  const { name, answer } = this.getOptions();
  console.log(`pitch ${name}`);
  if (answer === undefined) return;

  for (const skipped of this.loaders.slice(this.loaderIndex + 1)) {
    console.log(`skip ${skipped.options.name}`);
  }
  return answer;
}
