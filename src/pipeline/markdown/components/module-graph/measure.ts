// How much room words take in a drawing that is made where no browser can measure them.

/** Of the 12 px faces that src/site/styles/graph.css sets: one is monospaced, the other is never wider. */
const MONO = 7.2;
const SANS = 6.2;
/** Longer names keep their end, which tells files apart; the table below the drawing has them whole. */
const LONGEST = 24;

export const monoWidth = (text: string): number => Math.ceil([...text].length * MONO);
export const sansWidth = (text: string): number => Math.ceil([...text].length * SANS);

export function shorten(name: string, longest = LONGEST): string {
  if (name.length <= longest) return name;
  const rest = name.slice(1 - longest);
  const slash = rest.indexOf('/');
  return `…${slash === -1 ? rest : rest.slice(slash)}`;
}

/** As webpack writes sizes. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const unit = bytes < 1024 ** 2 ? 'KiB' : 'MiB';
  const value = bytes / (unit === 'KiB' ? 1024 : 1024 ** 2);
  return `${Number(value.toPrecision(3))} ${unit}`;
}
