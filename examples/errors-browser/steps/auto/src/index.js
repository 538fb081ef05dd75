import tea from './tea.svg';

console.log(tea);
