export const session = { user: 'Ada' };
