export const label = (count) => `Clicked ${count} times`;
