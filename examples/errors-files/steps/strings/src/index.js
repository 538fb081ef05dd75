import photo from './photo.png';

console.log(photo);
