export const raw = true;

const decoder = new TextDecoder('latin1');

/** @type {import('webpack').RawLoaderDefinitionFunction} */
export default function latin1Loader(bytes) {
  return decoder.decode(bytes);
}
