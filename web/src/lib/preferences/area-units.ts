import { squareMetresPerSquareFoot } from '@manzil/core/platform/units';

export const areaUnitCodes = ['sqm', 'sqft'] as const;
export type AreaUnitCode = (typeof areaUnitCodes)[number];

interface AreaUnitOption {
  code: AreaUnitCode;
  name: { en: string; ar: string };
  symbol: { en: string; ar: string };
  /** Per square metre. */
  factor: number;
}

export const areaUnits: Readonly<Record<AreaUnitCode, AreaUnitOption>> = {
  sqm: { code: 'sqm', name: { en: 'Square metres', ar: 'متر مربع' }, symbol: { en: 'sqm', ar: 'م²' }, factor: 1 },
  sqft: {
    code: 'sqft',
    name: { en: 'Square feet', ar: 'قدم مربعة' },
    symbol: { en: 'sq\u00a0ft', ar: 'قدم²' },
    factor: 1 / squareMetresPerSquareFoot,
  },
};

export const defaultAreaUnit: AreaUnitCode = 'sqm';
export const isAreaUnit = (value: unknown): value is AreaUnitCode => areaUnitCodes.some((code) => code === value);
