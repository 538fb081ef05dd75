function open(page) {
  return import('./pages/' + page).then(
    (module) => console.log(module.title),
    (error) => console.log(error.message),
  );
}

open('cart').then(() => open('help'));
