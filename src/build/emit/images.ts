// Copies the pictures of pages to their published names.
import { readFileSync } from 'node:fs';
import type { PageRecord } from '../../model/record.ts';
import { writeFile } from '../write-file.ts';

export function emitImages(records: readonly PageRecord[], content: string, dist: string): void {
  for (const { images } of records) {
    for (const [path, name] of Object.entries(images)) {
      writeFile(`${dist}/${name}`, readFileSync(`${content}/${path}`));
    }
  }
}
