import type { Excerpt } from '@manzil/core/search/text-around';

/** Words around a find, which is marked: without paddings, or Arabic letters would part. */
export const MarkedExcerpt = ({ of: { before, match, after } }: { of: Excerpt }) => (
  <>
    {before}
    <mark className="rounded-sm bg-maroon-100 font-medium text-maroon-900">{match}</mark>
    {after}
  </>
);
