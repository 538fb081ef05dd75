export const renderList = (items) => {
  document.querySelector('ul').replaceChildren(...items.map(renderItem));
};

export const renderItem = (item) => {
  const element = document.createElement('li');
  element.textContent = item;
  return element;
};
