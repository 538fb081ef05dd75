export const currency = 'EUR';
export const color = 'teal';

document.body.style.color = color;
console.log('settings.js runs');

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => {
    data.currency = currency;
  });
  const before = import.meta.webpackHot.data?.currency;
  if (before !== undefined && before !== currency) import.meta.webpackHot.invalidate();
}
