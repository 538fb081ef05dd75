export const label = (count) => `Likes: ${count}`;
