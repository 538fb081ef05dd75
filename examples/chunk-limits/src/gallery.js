const PICTURES = ['harbor.jpg', 'lighthouse.jpg', 'ferry.jpg', 'island.jpg'];
const gallery = document.createElement('section');

const show = (index) => {
  const picture = document.createElement('img');
  picture.src = `/pictures/${PICTURES[index]}`;
  picture.alt = PICTURES[index].replace('.jpg', '');
  picture.addEventListener('click', () => show((index + 1) % PICTURES.length));
  gallery.replaceChildren(picture);
};

show(0);
document.querySelector('main').append(gallery);
