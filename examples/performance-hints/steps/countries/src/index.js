document.querySelector('#country').addEventListener('change', async (event) => {
  const { country, vat } = await import(`./countries/${event.target.value}.js`);
  document.querySelector('#vat').textContent = `${vat} % VAT in ${country}`;
});
