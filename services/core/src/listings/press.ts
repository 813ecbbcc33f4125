import type { components } from '@manzil/contract/api';

export type PressChannel = components['schemas']['PressInput']['channel'];
export type PressPlace = components['schemas']['PressInput']['place'];
export type PressFigures = components['schemas']['AdminProperty']['presses'];
