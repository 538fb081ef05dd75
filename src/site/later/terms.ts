// Escape takes a term's definition away until pointer or focus leave the term; showing it needs no script.

export function installTerms(document: Document): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const term of document.querySelectorAll('.gloss:is(:hover, :focus)')) {
      term.classList.add('hush');
    }
  });
  const onLeave = ({ target }: Event): void => (target as Element).classList.remove('hush');
  document.addEventListener('pointerout', onLeave);
  document.addEventListener('focusout', onLeave);
}
