export const send = (text) => console.log(`Mail: ${text}`);
