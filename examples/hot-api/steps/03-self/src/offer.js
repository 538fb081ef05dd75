import.meta.webpackHot?.accept((error, { moduleId }) => {
  console.log(`${moduleId} fails: ${error.message}`);
});

document.querySelector('p').textContent = 'Mugs for 5 EUR';
console.log('offer.js runs');
