export const checkout = () => {
  document.querySelector('main').textContent = 'Thank you for your order';
};
