import { Fragment } from 'react';

/** Where it is too long for its place it breaks before "@" or a dot, not inside a word. For `wrap-anywhere`. */
export function EmailText({ value }: { value: string }) {
  return value.split(/(?=[@.])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, in order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
