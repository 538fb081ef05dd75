// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SponsorSnapshot } from '../../../../model/sponsor.ts';
import type { SponsorSummary } from '../../../../model/sponsor-ranks.ts';
import { hasAvatars, SponsorList } from './SponsorList.tsx';
import { Sponsors } from './Sponsors.tsx';
import type { LoadSponsorList } from './use-sponsor-list.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const LOGO = 'https://images.opencollective.com/a/logo.png';
const base = { website: null, avatar: null, firstDonation: null, monthlyDonations: 1200 };
const snapshot: SponsorSnapshot = {
  asOf: '2024-03-15',
  source: 'https://opencollective.com/webpack',
  sponsors: [
    { ...base, name: 'Ay Company', slug: 'ay', totalDonations: 6_000_000, avatar: LOGO },
    { ...base, name: 'Bee', slug: 'bee', totalDonations: 30_000, website: 'https://b.example/' },
  ],
  outside: [{ ...base, name: 'Cee', slug: 'cee', totalDonations: 100 }],
};
const none = { latest: 0, platinum: 0, gold: 0, silver: 0, bronze: 0, backer: 0 };
const summary: SponsorSummary = {
  asOf: snapshot.asOf,
  total: { ...none, platinum: 1, bronze: 1, backer: 1 },
  monthly: { ...none, bronze: 3 },
};
let listed = snapshot;
const Listed: typeof SponsorList = (props) => <SponsorList {...props} snapshot={listed} />;
const loadListed: LoadSponsorList = async () => ({
  SponsorList: Listed,
  hasLogos: hasAvatars(listed),
});

let root: ReturnType<typeof createRoot>;
let comeNear: (top?: number) => Promise<void>;
beforeEach(() => {
  listed = snapshot;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        comeNear = (top = 5000) =>
          act(async () => callback([{ isIntersecting: true, boundingClientRect: { top } }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (props: Parameters<typeof Sponsors>[0] = {}) =>
  act(async () =>
    root.render(<Sponsors {...{ random: () => 0.5, load: loadListed, summary, ...props }} />),
  );
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const pressed = () => find('[aria-pressed=true]')?.textContent;
const press = (label: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(
      (one) => one.textContent === label,
    );
    if (!button) throw new Error(`There is no button "${label}".`);
    button.click();
  });

test('the server shows totals, every rank with what it takes, tiles to come and the date', () => {
  document.body.innerHTML = renderToString(<Sponsors summary={{ ...summary, monthly: null }} />);
  expect(pressed()).toBe('Total');
  expect(texts('h3')).toEqual([
    'Latest sponsors',
    'Platinum',
    'Gold',
    'Silver',
    'Bronze',
    'Backers',
  ]);
  expect(texts('small')).toEqual([
    'new within 14 days',
    'from $50,000',
    'from $10,000',
    'from $2,000',
    'from $200',
    'under $200',
  ]);
  expect(document.querySelectorAll('[data-rank] i')).toHaveLength(3);
  expect(texts('[data-rank] p')).toEqual(Array(3).fill('None at this date.'));
  expect(document.body.textContent).toContain(
    'Figures of March 15, 2024. See today’s on Open Collective',
  );
  expect(document.body.innerHTML).not.toContain('Ay Company');
});

test.each([
  [0, 'Monthly'],
  [0.329, 'Monthly'],
  [0.33, 'Total'],
  [0.999, 'Total'],
])(
  'a random number of %f starts the view %s, not before the section is near',
  async (number, view) => {
    await show({ random: () => number });
    expect(pressed()).toBe('Total');
    await comeNear();
    expect(pressed()).toBe(view);
  },
);

test('the list is fetched once the section is near and replaces the skeleton', async () => {
  const load = vi.fn(loadListed);
  await show({ load });
  expect(load).not.toHaveBeenCalled();
  await comeNear();
  expect(load).toHaveBeenCalledOnce();
  expect(texts('li')).toEqual(['ACAy Company', 'BBee', 'CCee']);
  expect(find('[aria-busy=true]')).toBeNull();
});

test('links: the website, else the profile, else none; all marked as paid for', async () => {
  await show();
  await comeNear();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('li a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://opencollective.com/ay',
    'https://b.example/',
  ]);
  for (const link of links) expect(link.rel).toBe('noopener noreferrer nofollow sponsored');
  expect(find('li span[title]')?.title).toBe('Cee: $1 in total');
});

test('the switch ranks by the other amount', async () => {
  await show();
  await comeNear();
  await press('Monthly');
  expect(pressed()).toBe('Monthly');
  expect(find('[data-rank=bronze] ul')?.querySelectorAll('li')).toHaveLength(3);
  expect(find('li a')?.title).toBe('Ay Company: $12 a month');
  await press('Total');
  expect(find('[data-rank=platinum] li a')?.title).toBe('Ay Company: $60,000 in total');
});

test('unknown monthly figures are said to be unknown, with a way back that keeps the focus', async () => {
  const unknown = { ...summary, monthly: null };
  await show({ summary: unknown, random: () => 0 });
  await comeNear();
  expect(texts('section p')).toContain(
    'No monthly figures are known for this date; webpack on Open Collective has today’s.',
  );
  expect(texts('h3')).toEqual([]);
  expect(texts('section p')).not.toContain('Amounts in US dollars.');
  await press('Show totals');
  expect(texts('li')).toHaveLength(3);
  expect(document.activeElement?.contains(find('li'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('a notice keeps the room of the list when chance puts it in view, not when it is asked for', async () => {
  await show({ summary: { ...summary, monthly: null }, random: () => 0 });
  await comeNear(0);
  expect(texts('section p')).toContain(
    'No monthly figures are known for this date; webpack on Open Collective has today’s.',
  );
  expect(document.querySelectorAll('[data-rank] i')).toHaveLength(3);
  await press('Total');
  await press('Monthly');
  expect(document.querySelectorAll('[data-rank]')).toHaveLength(0);
});

test('a list that does not arrive: a sentence, a link and a second try', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const error = vi.spyOn(console, 'error');
  const load = vi.fn(loadListed).mockRejectedValueOnce(new Error('Loading chunk failed'));
  await show({ load });
  await comeNear();
  expect(find('[role=alert]')?.textContent).toContain('The list of sponsors did not arrive.');
  expect(find('[role=alert] a')?.getAttribute('href')).toBe('https://opencollective.com/webpack');
  await press('Try again');
  expect(find('[role=alert]')).toBeNull();
  expect(texts('li')).toHaveLength(3);
  expect(document.activeElement?.contains(find('li'))).toBe(true);
  expect(info).toHaveBeenCalledOnce();
  expect(error).not.toHaveBeenCalled();
});

test('a logo replaces the initials when it is there; one that fails leaves them', async () => {
  await show();
  await comeNear();
  const tile = () => find('[data-rank=platinum] li');
  const picture = find('[data-rank=platinum] img') as HTMLImageElement;
  expect([picture.src, picture.alt, picture.getAttribute('loading')]).toEqual([LOGO, '', 'lazy']);
  expect(tile()?.textContent).toBe('ACAy Company');
  await act(async () => picture.dispatchEvent(new Event('load')));
  expect(tile()?.textContent).toBe('Ay Company');
  await act(async () => picture.dispatchEvent(new Event('error')));
  expect(tile()?.textContent).toBe('ACAy Company');
  expect(find('img')).toBeNull();
});

test.each([
  { doNotTrack: '1' },
  { globalPrivacyControl: true },
  { connection: { saveData: true } },
])('logos wait for a click under %o', async (asked) => {
  vi.stubGlobal('navigator', asked);
  await show();
  await comeNear();
  expect(find('img')).toBeNull();
  await press('Show logos from images.opencollective.com');
  expect(find('img')).not.toBeNull();
  expect(texts('button')).toEqual(['Total', 'Monthly']);
});

test('nobody is asked about logos when there are none', async () => {
  vi.stubGlobal('navigator', { doNotTrack: '1' });
  const [, bee] = snapshot.sponsors;
  if (!bee) throw new Error('The fixture lost a sponsor.');
  listed = { ...snapshot, sponsors: [bee] };
  await show();
  await comeNear();
  expect(texts('button')).toEqual(['Total', 'Monthly']);
});
