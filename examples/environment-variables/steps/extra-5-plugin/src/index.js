document.querySelector('h1').textContent = `Status of ${process.env.REGION}`;
