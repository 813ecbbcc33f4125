export type Kind = 'lead' | 'listing';
