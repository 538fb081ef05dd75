const modules = import.meta.glob(['./formats/*.js', '!**/*.test.js'], {
  eager: true,
  import: 'format',
});

export const formats = new Map(
  Object.entries(modules).map(([path, format]) => [
    path.slice('./formats/'.length, -'.js'.length),
    format,
  ]),
);
