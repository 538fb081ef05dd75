export const reportVisitors = (count) => console.log(count);
