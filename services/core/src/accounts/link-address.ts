/** Browsers send what stands after the # to no server. @param publicUrl without a slash at the end */
export const linkAddress = (publicUrl: string, token: string): string => `${publicUrl}/admin-access#${token}`;

const inText = /(?<!\S)\S*?\/admin-access#\S*/g;

/** A text without the links that open accounts. */
export const withoutLinks = (text: string, instead: string): string => text.replace(inText, instead);
