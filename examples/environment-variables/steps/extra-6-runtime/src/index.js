const response = await fetch('settings.json');
const settings = await response.json();

document.querySelector('h1').textContent = `Status of ${settings.region}`;
