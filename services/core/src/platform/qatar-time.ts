/** UTC+3 all year. Also for browsers. */
export const qatarAheadMs = 3 * 3_600_000;
