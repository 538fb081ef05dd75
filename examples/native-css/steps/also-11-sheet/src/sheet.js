import sheet from './card.css' with { type: 'css' };

class BookCard extends HTMLElement {
  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(document.createElement('slot'));
  }
}

customElements.define('book-card', BookCard);
