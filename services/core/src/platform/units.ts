/** Foot of 0.3048 m, acre of 43,560 square feet (NIST Handbook 44). Also for browsers. */

export const squareMetresPerSquareFoot = 0.092_903_04;
export const squareMetresPerAcre = 4_046.856_422_4;
export const squareMetresPerHectare = 10_000;
/** UTC+3 all year. */
export const qatarAheadMs = 3 * 3_600_000;
