const definitions = {
  'star-rating': () => import('star-rating'),
  'review-form': () => import(/* webpackChunkName: "review-form" */ './review-form.js'),
};

export async function define(root) {
  const names = [...root.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
  await Promise.all([...new Set(names)].map((name) => definitions[name]?.()));
}
