customElements.define(
  'trip-length',
  class extends HTMLElement {
    connectedCallback() {
      this.textContent = `${this.getAttribute('km')} km`;
    }
  },
);
