export const name = 'tools/private/key';
