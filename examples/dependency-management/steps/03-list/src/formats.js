const context = import.meta.webpackContext('./formats', {
  recursive: false,
  regExp: /^\.\/[a-z]+\.js$/,
});

export const formats = new Map(
  context.keys().map((key) => {
    const name = key.slice('./'.length, -'.js'.length);
    return [name, context(key).format];
  }),
);
