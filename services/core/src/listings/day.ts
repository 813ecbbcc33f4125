/** `2027-01-31`: a day that the calendar has, from 1900 to 2199. */
export function isDay(text: string): boolean {
  const [, year, month, date] = /^((?:19|2[01])\d{2})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return false;
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return day.getUTCMonth() === Number(month) - 1 && day.getUTCDate() === Number(date);
}
