export const text = 'Ask us anything.';
