export const title = 'Team';
