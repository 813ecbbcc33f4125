const digits = (number: string) => number.replace(/\D/g, '');

/** Null for a number without a digit. */
export const numberOf = (number: string | null | undefined): string | null =>
  number != null && /\d/.test(number) ? number : null;

export const telHref = (number: string): string => `tel:+${digits(number)}`;
export const whatsappChat = (number: string): string => `https://wa.me/${digits(number)}`;
