// `<ShareScope project="…" />`: which build offers which version of a package, and which builds use it, from a page that ran.
import type { ShareScope } from '../../../../model/share-scope.ts';
import { shorten } from '../module-graph/measure.ts';
import { arrow, type Box, box, code, list, type Picture, WIDTH, words } from './pen.ts';

const PLATE = { width: 92, height: 32 };
const COLUMNS = [1, (WIDTH - PLATE.width) / 2, WIDTH - PLATE.width - 1] as const;
const ROW = 40;
const HEADS_Y = 10;
const TITLE = 36;
const FIRST_Y = 24;
/** Letters that fit a plate. */
const LETTERS = 11;

type Offer = ShareScope['offers'][number];

export function shareScopePicture({ scope, offers, uses }: ShareScope): Picture {
  const usersOf = (offer: Offer): string[] =>
    uses
      .filter((use) => use.package === offer.package && use.version === offer.version)
      .map(({ build }) => build);
  const [offered, held, used] = COLUMNS;
  const middle = (x: number): number => x + PLATE.width / 2;
  const marks = [
    words([middle(offered), HEADS_Y], 'offered by', { sans: true, anchor: 'middle' }),
    words([middle(held), HEADS_Y], 'in the scope', { sans: true, anchor: 'middle' }),
    words([middle(used), HEADS_Y], 'used by', { sans: true, anchor: 'middle' }),
  ];
  let y = FIRST_Y;
  for (const name of new Set(offers.map((offer) => offer.package))) {
    marks.push(words([offered, y + TITLE / 2], name));
    y += TITLE;
    for (const offer of offers.filter((each) => each.package === name)) {
      const users = usersOf(offer);
      const height = Math.max(users.length, 1) * ROW;
      const centre = y + (height - (ROW - PLATE.height)) / 2;
      const at = (x: number, row = centre): Box => ({ ...PLATE, x, y: row - PLATE.height / 2 });
      marks.push(
        arrow([
          [offered + PLATE.width, centre],
          [held, centre],
        ]),
        ...users.map((_, index) => usedArrow(centre, y + index * ROW + PLATE.height / 2)),
        plate(at(offered), offer.from),
        plate(at(held), offer.version, offer.loaded ? 'gi' : 'gf'),
        ...users.map((user, index) => plate(at(used, y + index * ROW + PLATE.height / 2), user)),
      );
      if (users.length === 0) {
        const note = offer.loaded ? 'loaded' : 'not loaded';
        marks.push(words([middle(used), centre], note, { sans: true, anchor: 'middle' }));
      }
      y += height;
    }
  }
  return {
    label: offers
      .map((offer) => {
        const users = usersOf(offer);
        const state = offer.loaded ? 'was loaded' : 'was not loaded';
        const end = users.length === 0 ? state : `${state} and is used by ${list(users)}`;
        return `${offer.from} offers ${offer.package} ${offer.version}, which ${end}.`;
      })
      .join(' '),
    name: `Share scope ${scope}`,
    caption: `The share scope ${code(scope)} after the builds ran in a browser. Each version is offered by one build; versions with a colored background were loaded.`,
    height: y + 2,
    marks: marks.join(''),
  };
}

/** From a version to a build that uses it, around a corner if they are not level. */
function usedArrow(from: number, to: number): string {
  const [, held, used] = COLUMNS;
  const start = held + PLATE.width;
  const corner = start + (used - start) / 2 - 4;
  if (from === to) {
    return arrow([
      [start, from],
      [used, to],
    ]);
  }
  return arrow([
    [start, from],
    [corner, from],
    [corner, to],
    [used, to],
  ]);
}

function plate(place: Box, text: string, look = ''): string {
  const centre = [place.x + PLATE.width / 2, place.y + PLATE.height / 2] as const;
  return box(place, { look }) + words(centre, shorten(text, LETTERS), { anchor: 'middle' });
}
