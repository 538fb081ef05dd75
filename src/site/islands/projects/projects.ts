import type { StartIsland } from '../start-islands.ts';

export const start: StartIsland = () => undefined;
