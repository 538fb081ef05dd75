class ReviewForm extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: 'open' });
    root.append(document.createElement('textarea'));
  }
}

customElements.define('review-form', ReviewForm);
