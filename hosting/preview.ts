// `npm run preview`: the built site as a host would serve it, headers, redirects and all.
import { join } from 'node:path';
import { serve } from './serve.ts';
import { PREVIEW_PORT } from './write-hosting.ts';

try {
  const { origin, close } = await serve({
    dist: join(import.meta.dirname, '..', 'dist'),
    port: Number(process.env.PORT) || PREVIEW_PORT,
  });
  console.log(`Serving dist/ at ${origin}/ (stop with Ctrl+C)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
