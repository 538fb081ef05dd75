export function notes(walks) {
  const text = document.createElement('p');
  const buttons = walks.map(({ place }) => {
    const button = document.createElement('button');
    button.textContent = place;
    button.addEventListener('click', async () => {
      const { note } = await import(
        /* webpackChunkName: "note-[request]" */ `./notes/${place.toLowerCase()}.js`
      );
      text.textContent = note;
    });
    return button;
  });

  const element = document.createElement('article');
  element.append(...buttons, text);
  return element;
}
