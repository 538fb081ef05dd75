const button = document.querySelector('button');
const payment = new AbortController();
const cancel = () => {
  payment.abort();
  console.log('payment canceled');
};

const pay = () => {
  console.log('paid');
  import.meta.webpackHot?.removeDisposeHandler(cancel);
};
button.addEventListener('click', pay);
console.log('payment starts');

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose(() => button.removeEventListener('click', pay));
  import.meta.webpackHot.addDisposeHandler(cancel);
}
