// A long name in a narrow column may part behind a dot, or before a capital if it is too long for a line.
import { Fragment, type ReactNode } from 'react';

/** Characters that fit the columns of sidebar and outline at every level. */
const LINE = 24;
const LONG_WORD = 20;

export const breakable = (title: string): ReactNode =>
  title.length <= LINE
    ? title
    : partsOf(title).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title never change places
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ));

const partsOf = (title: string): string[] =>
  title
    .split(/(?<=\.)(?=\w)/)
    .flatMap((part) => (part.length <= LONG_WORD ? part : part.split(/(?<=[a-z])(?=[A-Z])/)));
