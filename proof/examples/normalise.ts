// The one place that decides which differences between two runs do not count.
import { stripVTControlCharacters } from 'node:util';

interface Places {
  /** Absolute folder the command ran in. */
  folder: string;
  /** What a reader would have called it. */
  name: string;
  /** Absolute folder of the packages that the example's own node_modules lacks. */
  packages: string;
}

/** What a page may show: no colors, no path of this machine. Times stay, they are real. */
export function normalise(text: string, places: Places): string {
  return withoutPlaces(stripVTControlCharacters(text), places)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n+$/, '');
}

/** With the colors it has. */
export function withoutPlaces(text: string, { folder, name, packages }: Places): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(folder, `/${name}`)
    .replaceAll(packages, `/${name}/node_modules`);
}

/** What is compared: a time differs in every run and says nothing about the page. */
export function comparable(text: string): string {
  return text.replace(TIME, 'X').replace(DATE, 'X');
}

const TIME = /\b\d+(?:\.\d+)?(?= (?:ms|s|seconds?)\b)/g;
const DATE = /\b\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d(?= GMT\b)/g;
const EITHER = new RegExp(`(${TIME.source}|${DATE.source})`);

/** A line's parts that are compared and the times between them, by turns. */
export const partsOf = (line: string): string[] => line.split(EITHER);
