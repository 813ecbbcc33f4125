import { dohaDistricts } from './districts-doha.ts';
import { lusailDistricts } from './districts-lusail.ts';
import { suburbDistricts } from './districts-suburbs.ts';
import type { District } from './types.ts';

export const districts: readonly District[] = [...lusailDistricts, ...dohaDistricts, ...suburbDistricts];
