// Options of webpack-dev-server and webpack-dev-middleware, from the schemas their packages check them with.
import { type FlatOption, mergeByName } from './canonical-options.ts';
import { flattenSchema } from './flatten-schema.ts';
import type { SchemaDocument } from './schema.ts';

/** `devServer.client.overlay`: every option, however deep. */
export function devServerOptions(schema: SchemaDocument): FlatOption[] {
  return mergeByName(flattenSchema(schema), devServerName);
}

export function devServerName(path: string): string {
  return `devServer.${path.replaceAll('[]', '')}`;
}

/** `devMiddleware.index`: what stands below is the notation of a value, not an option. */
export function devMiddlewareOptions(schema: SchemaDocument): FlatOption[] {
  return mergeByName(flattenSchema(schema), (path) =>
    /[.[]/.test(path) ? null : `devMiddleware.${path}`,
  );
}
