const context = import.meta.webpackContext('./locales', {
  mode: 'lazy',
  regExp: /\.json$/,
  chunkName: 'locale-[request]',
});

export async function title(wanted) {
  const [language] = wanted.split('-');
  const wishes = [`./${wanted}.json`, `./${language}.json`, './en.json'];
  const key = wishes.find((wish) => context.keys().includes(wish));
  const texts = await context(key);
  return texts.title;
}
