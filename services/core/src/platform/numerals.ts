/** Also for browsers. */

/** Arabic-Indic, then Persian; `latinForEastern` matches by place. */
export const easternDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
export const latinForEastern = '01234567890123456789';

export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** As JavaScript reads it, without thousands marks and blanks. Other text stays no number. */
export const plainNumber = (text: string): string =>
  latinDigits(text)
    .replaceAll('٫', '.')
    .replaceAll(/[,٬’\s]/g, '');
