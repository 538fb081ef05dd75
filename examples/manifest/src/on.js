export const on = (selector, act) => {
  document.querySelector(selector).addEventListener('click', async () => {
    document.querySelector('p').textContent = await act();
  });
};
