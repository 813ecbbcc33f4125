import type { components } from '@manzil/contract/api';
import type { ListingText } from '@manzil/core/listings/listing-text';

type Understood = Pick<components['schemas']['PropertyList'], 'understood' | 'unused'>;

/** What a sentence was taken for, with the numbers that cannot be seen in its words; nothing where it was not one. */
export function presentUnderstood({ understood, unused }: ListingText): Understood {
  if (understood.length === 0) return {};
  return {
    understood: understood.map(({ id, thing, words, filter, space }) => {
      const { minPrice, maxPrice, minArea, maxArea, people } = filter;
      return {
        id,
        thing,
        words,
        ...given({ minPrice, maxPrice, minArea, maxArea, people }),
        ...(space === undefined ? {} : { space }),
      };
    }),
    ...(unused === '' ? {} : { unused }),
  };
}

const given = (numbers: Record<string, number | undefined>): Record<string, number> =>
  Object.fromEntries(Object.entries(numbers).filter((one): one is [string, number] => one[1] !== undefined));
