document.querySelector('h1').textContent = `Status of ${REGION}`;
document.querySelector('p').textContent = `${import.meta.env.DATABASE_PASSWORD}`;
