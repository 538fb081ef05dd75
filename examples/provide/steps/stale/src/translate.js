export const german = (key) => `de: ${key}`;
export const english = (key) => `en: ${key}`;
