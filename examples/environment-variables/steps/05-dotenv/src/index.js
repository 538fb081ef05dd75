document.querySelector('h1').textContent = `Status of ${REGION}`;
document.querySelector('p').textContent = import.meta.env.WEBPACK_STATUS_URL;
