export function polyfill() {
  globalThis.polyfilled = true;
}
