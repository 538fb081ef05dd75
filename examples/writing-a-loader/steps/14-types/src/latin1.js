export const raw = true;

const decoder = new TextDecoder('latin1');

/** @param {Buffer} bytes */
export default function latin1Loader(bytes) {
  return decoder.decode(bytes);
}
