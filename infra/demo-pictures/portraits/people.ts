/** The twelve of the demo team, all invented. */

export type Head = 'ghutra' | 'hijab' | 'short' | 'crop' | 'side' | 'waves' | 'bun' | 'bob';
export type Dress = 'thobe' | 'suit' | 'blazer' | 'shirt' | 'abaya' | 'knit';
export type Beard = 'none' | 'stubble' | 'full' | 'moustache';

export interface Person {
  /** As of the agent in the seeds. */
  name: string;
  skin: string;
  hair: string;
  head: Head;
  dress: Dress;
  cloth: string;
  /** Collar, shirt. */
  under: string;
  beard: Beard;
  glasses?: true;
  wall: string;
}

export const people: readonly Person[] = [
  {
    name: 'khalid',
    skin: '#c99166',
    hair: '#2c211b',
    head: 'ghutra',
    dress: 'thobe',
    cloth: '#f6f2ea',
    under: '#ffffff',
    beard: 'stubble',
    wall: '#8a2148',
  },
  {
    name: 'layla',
    skin: '#dba883',
    hair: '#3a231a',
    head: 'waves',
    dress: 'blazer',
    cloth: '#1f4e54',
    under: '#f4efe8',
    beard: 'none',
    wall: '#d9c3a5',
  },
  {
    name: 'daniel',
    skin: '#6b4230',
    hair: '#1d1512',
    head: 'crop',
    dress: 'suit',
    cloth: '#3b4453',
    under: '#f3ece2',
    beard: 'stubble',
    wall: '#b7c4bd',
  },
  {
    name: 'noura',
    skin: '#d4a07a',
    hair: '#2c211b',
    head: 'hijab',
    dress: 'abaya',
    cloth: '#2a2530',
    under: '#6c2743',
    beard: 'none',
    wall: '#e4cfc6',
  },
  {
    name: 'rajesh',
    skin: '#9a643f',
    hair: '#211814',
    head: 'side',
    dress: 'shirt',
    cloth: '#e6edf0',
    under: '#cbd8de',
    beard: 'moustache',
    wall: '#2f5d5c',
  },
  {
    name: 'yasmin',
    skin: '#cf9a72',
    hair: '#2a1c16',
    head: 'hijab',
    dress: 'blazer',
    cloth: '#a4583a',
    under: '#efe3d1',
    beard: 'none',
    wall: '#c9d3cc',
  },
  {
    name: 'marc',
    skin: '#e7bd9d',
    hair: '#6b4a33',
    head: 'short',
    dress: 'knit',
    cloth: '#6c2743',
    under: '#f4efe8',
    beard: 'full',
    wall: '#dccfb9',
  },
  {
    name: 'hamad',
    skin: '#b97f55',
    hair: '#231a15',
    head: 'ghutra',
    dress: 'thobe',
    cloth: '#ece6da',
    under: '#ffffff',
    beard: 'full',
    wall: '#46616b',
  },
  {
    name: 'maria',
    skin: '#cf9c74',
    hair: '#1f1613',
    head: 'bun',
    dress: 'shirt',
    cloth: '#f4efe8',
    under: '#d9c3a5',
    beard: 'none',
    wall: '#8f4a5d',
  },
  {
    name: 'omar',
    skin: '#d0a07c',
    hair: '#3d2d24',
    head: 'side',
    dress: 'suit',
    cloth: '#2e2b3a',
    under: '#f7f3ec',
    beard: 'full',
    glasses: true,
    wall: '#cbb58f',
  },
  {
    name: 'sofia',
    skin: '#f0cdb2',
    hair: '#c89f5e',
    head: 'bob',
    dress: 'knit',
    cloth: '#36595a',
    under: '#f4efe8',
    beard: 'none',
    wall: '#e9dccb',
  },
  {
    name: 'ahmed',
    skin: '#a8704a',
    hair: '#1e1613',
    head: 'crop',
    dress: 'shirt',
    cloth: '#f1e4cf',
    under: '#e2cfae',
    beard: 'none',
    wall: '#73193b',
  },
];
