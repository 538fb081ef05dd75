export const raw = true;

// Does what file-loader did: writes the file and exports its URL.
export default function copyLoader(content) {
  this.emitFile('leaf-copy.svg', content);
  return 'export default __webpack_public_path__ + "leaf-copy.svg";';
}
