export const icon = (name) => new URL(`./icons/${name}.svg`, import.meta.url);
