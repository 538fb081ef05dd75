// A long name in a narrow column may part behind a dot or before its last word, never inside one.
import { Fragment, type ReactNode } from 'react';

/** Characters that fit the columns of sidebar and outline at every level. */
const LINE = 24;

export const breakable = (title: string): ReactNode =>
  title.length <= LINE
    ? title
    : title.split(/(?<=\.)(?=\w)|(?<=[a-z])(?=Plugin$)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one title never change places
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ));
