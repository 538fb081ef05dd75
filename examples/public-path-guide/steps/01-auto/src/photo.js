import './photo.css';
import photo from './photo.svg';

export function showPhoto() {
  const place = document.querySelector('p');
  const image = new Image();
  image.addEventListener('load', () => {
    place.prepend(`${image.naturalWidth} pixels wide`);
  });
  image.src = photo;
  place.append(image);
}
