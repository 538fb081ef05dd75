export const time = () => new Date().toLocaleTimeString();
