// Apart from the other names of offline reading: the main script needs this one alone.

/** On answers that the worker gave in the network's place, whatever their status is. */
export const COPY_HEADER = 'x-offline-copy';
