const definitions = {
  'star-rating': () => import(/* webpackChunkName: "star-rating" */ './star-rating.js'),
  'review-form': () => import(/* webpackChunkName: "review-form" */ './review-form.js'),
};

export async function define(root) {
  const names = [...root.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
  await Promise.all([...new Set(names)].map((name) => definitions[name]?.()));
}
