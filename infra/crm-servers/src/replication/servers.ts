import type { ResoServerOptions } from '../reso/options.ts';

export const servers: Readonly<Record<'with' | 'without', Partial<ResoServerOptions>>> = {
  with: {
    entityEvents: true,
    lookups: 'text',
    media: 'expand',
    nextLink: 'absolute',
    timestamps: 'millis',
    extraFields: true,
  },
  without: {
    entityEvents: false,
    lookups: 'enum',
    media: 'resource',
    photosModify: false,
    nextLink: 'relative',
    paging: 'skip',
    repeats: true,
    timestamps: 'none',
    nulls: 'omitted',
  },
};
