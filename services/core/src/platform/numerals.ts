/** Digits as people in Qatar write them: Latin, Arabic-Indic and Persian keyboards. Also for browsers. */

/** Arabic-Indic digits and after them the Persian ones; `latinForEastern` has the Latin ones in the same places. */
export const easternDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
export const latinForEastern = '01234567890123456789';

/** The same text with Latin digits. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** A number as JavaScript reads it: Latin digits, a point, no marks between thousands, no blanks. What is no number stays none. */
export const plainNumber = (text: string): string =>
  latinDigits(text)
    .replaceAll('٫', '.')
    .replaceAll(/[,٬’\s]/g, '');
