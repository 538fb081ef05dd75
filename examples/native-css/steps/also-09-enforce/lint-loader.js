export default function lintLoader(css) {
  if (css.includes('!important')) {
    this.emitWarning(new Error('Do without !important.'));
  }
  return css;
}
