// Generates the reference records once before the unit tests: each of their processes would else do it anew.
import { loadReference } from '../src/pipeline/reference/load-reference.ts';

export const setup = async (): Promise<void> => {
  await loadReference();
};
