// The second compiling process: takes a list of pages, leaves their records in the cache.
import { type CompileAllOptions, compileHere } from './compile-all.ts';

process.once('message', async (message) => {
  const { paths, options } = message as { paths: string[]; options: CompileAllOptions };
  process.send?.(await compileHere(paths, options), () => process.disconnect());
});
