const place = typeof document === 'undefined' ? 'Node.js' : 'a browser';

export const greet = () => `Hello from ${place}`;
