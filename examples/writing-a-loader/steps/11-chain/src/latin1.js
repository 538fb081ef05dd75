export const raw = true;

const decoder = new TextDecoder('latin1');

export default function latin1Loader(bytes) {
  return decoder.decode(bytes);
}
