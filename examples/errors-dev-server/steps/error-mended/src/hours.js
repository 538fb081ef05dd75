class ShopHours extends HTMLElement {
  connectedCallback() {
    this.textContent = 'Open from 9 to 6';
  }
}

if (!customElements.get('shop-hours')) customElements.define('shop-hours', ShopHours);

import.meta.webpackHot?.accept();
