export const format = (walks) => walks.map(({ place, km }) => `| ${place} | ${km} |`).join('\n');
