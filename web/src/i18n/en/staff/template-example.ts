/** Fills the preview of a template. */
export const templateExample = {
  firstName: 'Hessa',
  lastName: 'Al-Kuwari',
  listing: 'Sea-view office in Lusail',
  price: 'QR 24,500',
  agentName: 'Noor Haddad',
} as const;
