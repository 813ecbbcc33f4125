/** As in an address. @returns null for anything but a positive int4 */
export const listingId = (text: string): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : null;
