// A whole section in one document, made to be printed; it needs no script to be read.

export interface PrintablePage {
  url: string;
  title: string;
  html: string;
  /** Links between the pages of the section lead to it. */
  id: string;
}

interface PrintableScreenProps {
  title: string;
  pages: readonly PrintablePage[];
}

export function PrintableScreen({ title, pages }: PrintableScreenProps) {
  return (
    <main className="wrap printable" id="main" tabIndex={-1} aria-label={title}>
      {pages.map((page) => (
        <section key={page.url}>
          <h1 id={page.id}>{page.title}</h1>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own pipeline */}
          <article className="prose" dangerouslySetInnerHTML={{ __html: page.html }} />
        </section>
      ))}
    </main>
  );
}
