// Copies the pictures of pages to their published names.
import { readFileSync } from 'node:fs';
import type { PageRecord } from '../../model/record.ts';
import { writeFile } from '../write-file.ts';

/** Path under content/ to published name, for all pages. */
type Images = ReadonlyMap<string, string>;

export function imagesOf(records: readonly PageRecord[]): Images {
  return new Map(records.flatMap(({ images }) => Object.entries(images)));
}

export function emitImages(images: Images, content: string, dist: string): void {
  for (const [path, name] of images) {
    writeFile(`${dist}/${name}`, readFileSync(`${content}/${path}`));
  }
}
