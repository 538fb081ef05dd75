import sheet from './star-rating.css';

class StarRating extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const value = Number(this.getAttribute('value'));
    this.role = 'img';
    this.ariaLabel = `${value} of 5 stars`;
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append('★'.repeat(value));
  }
}

customElements.define('star-rating', StarRating);
