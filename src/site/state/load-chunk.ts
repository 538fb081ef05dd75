// The one place that waits for chunks: it gives a failed stylesheet the code the specification names.

interface ChunkLoadError extends Error {
  code?: string;
}

export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const failure = error as ChunkLoadError;
    if (/^Loading css chunk/i.test(failure.message)) failure.code = 'CSS_CHUNK_LOAD_FAILED';
    throw failure;
  }
}
