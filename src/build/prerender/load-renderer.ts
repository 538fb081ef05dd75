// Loads the server bundle that webpack has just written.
import { pathToFileURL } from 'node:url';
import type * as Renderer from '../../site/entry.server.tsx';

export type { Assets } from '../../site/document/document.ts';

export async function loadRenderer(generated: string): Promise<typeof Renderer> {
  return import(pathToFileURL(`${generated}/server/server.mjs`).href);
}
