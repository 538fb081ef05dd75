document.querySelector('#price').textContent = `240 ${CURRENCY}`;
