export const note = 'Muddy after rain.';
