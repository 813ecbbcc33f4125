/** Leads and listings, where the store treats them alike. */
export type Kind = 'lead' | 'listing';
