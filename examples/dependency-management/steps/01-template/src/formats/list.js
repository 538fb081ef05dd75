export const format = (walks) => walks.map(({ place }) => `- ${place}`).join('\n');
