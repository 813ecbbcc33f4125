/** Where the store treats both alike. */
export type Kind = 'lead' | 'listing';
