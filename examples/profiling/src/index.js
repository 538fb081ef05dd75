import tea from './posts/tea.txt';

document.querySelector('main').innerHTML = tea;
