/** Loaded with the row of listings that were looked at last. */
export const recent = {
  title: 'Recently viewed',
  note: 'Kept in this browser only.',
  clear: 'Clear the list',
} as const;
