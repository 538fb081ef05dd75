// Stands before webpack's own loading of chunks: wrong bytes, which any cache may keep, are fetched anew once; a failed stylesheet gets the code the specification names.

interface ChunkLoadError extends Error {
  code?: string;
  /** `missing` when what came was another script; also `error` and `timeout`. */
  type?: string;
  request: string;
}

type LoadChunk = (id: string | number) => Promise<unknown>;

export const loadingAgain =
  (load: LoadChunk): LoadChunk =>
  (id) =>
    load(id)
      .catch(async (error: ChunkLoadError) => {
        // Who waited that long is told now.
        if (error.type === 'timeout') throw error;
        // Past the browser's cache; the service worker replaces its copy, too.
        await fetch(error.request, { cache: 'reload' })
          .then((response) => response.text())
          .catch(() => {});
        return load(id);
      })
      .catch((error: ChunkLoadError) => {
        if (/^Loading css/.test(error.message)) error.code = 'CSS_CHUNK_LOAD_FAILED';
        throw error;
      });
