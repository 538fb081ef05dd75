import footer from './footer.html';

document.body.insertAdjacentHTML('beforeend', footer);
