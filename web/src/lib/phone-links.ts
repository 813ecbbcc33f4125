const digits = (number: string) => number.replace(/\D/g, '');

export const telHref = (number: string): string => `tel:+${digits(number)}`;
export const whatsappChat = (number: string): string => `https://wa.me/${digits(number)}`;
