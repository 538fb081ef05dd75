export const note = 'Start early, there is no shade.';
