const items = ['Oak table', 'Lamp'];

export const count = () => items.length;
export const showCart = () => {
  document.querySelector('ul').textContent = items.join(', ');
};
