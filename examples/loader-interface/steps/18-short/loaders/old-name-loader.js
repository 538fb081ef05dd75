export default function oldNameLoader(source) {
  const { sep } = this.getOptions();
  if (sep !== undefined) this.emitWarning(new Error('"sep" is now called "separator".'));
  return source;
}
