document.querySelector('h1').textContent = `Status of ${REGION}`;
document.querySelector('p').textContent = process.env.STATUS_URL;
