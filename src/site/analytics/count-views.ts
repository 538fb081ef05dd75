// Tells Google Analytics which page is shown: its title and address, once for each page, and nothing else of ours.
import { PAGE_SHOWN } from '../../model/page-shown.ts';

/** Nothing is stored with the reader: without consent Google's script sets no cookie and keeps no id. */
const NO_CONSENT = {
  ad_personalization: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  analytics_storage: 'denied',
} as const;

export function countViews(id: string): void {
  const layer: unknown[] = [];
  Object.assign(window, { dataLayer: layer });
  // The script takes an entry for a command only if it is an `arguments` object.
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  // Without query and fragment: what a reader has searched for is nobody's business.
  const view = (): void =>
    gtag('event', 'page_view', {
      page_title: document.title,
      page_location: location.origin + location.pathname,
    });

  gtag('consent', 'default', NO_CONSENT);
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false, allow_google_signals: false });
  view();
  addEventListener(PAGE_SHOWN, view);

  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
