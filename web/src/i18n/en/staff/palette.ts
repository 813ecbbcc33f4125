/** The command palette. */
export const palette = {
  open: 'Search or go to…',
  shortcut: 'Ctrl K',
  escape: 'Esc',
  title: 'Search or go to',
  placeholder: 'A page, listing, lead, article or person',
  results: 'Results',
  kinds: { page: 'Go to', listing: 'Listings', lead: 'Leads', post: 'Articles', agent: 'Team', user: 'Users' },
  inactive: { listing: 'Draft', post: 'Draft', agent: 'Inactive', user: 'Disabled' },
  searching: 'Searching…',
  nothing: 'Nothing found. Try fewer words, or a reference.',
  failed: 'The search did not work. Pages can still be opened.',
  count_one: '{{formatted}} result',
  count_other: '{{formatted}} results',
  addProperty: 'Add a property',
  import: 'Import properties from CSV',
  language: 'العربية',
} as const;
