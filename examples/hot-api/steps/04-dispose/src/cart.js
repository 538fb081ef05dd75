let items = 0;

if (import.meta.webpackHot) {
  items = import.meta.webpackHot.data?.items ?? 0;
}
console.log(`cart.js starts with ${items} items`);

const add = () => {
  items += 1;
  console.log(`Items: ${items}`);
};
document.querySelector('button').addEventListener('click', add);

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => {
    document.querySelector('button').removeEventListener('click', add);
    data.items = items;
  });
}
