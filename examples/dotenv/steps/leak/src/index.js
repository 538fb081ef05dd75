for (const element of document.querySelectorAll('[data-setting]')) {
  element.textContent = import.meta.env[element.dataset.setting];
}
