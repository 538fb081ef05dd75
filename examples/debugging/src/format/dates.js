const zone = globalThis.Intl.DateTimeFormat().resolvedOptions().timeZone;

export const today = () => new Date().toLocaleString('en', { timeZone: zone });
