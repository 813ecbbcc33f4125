import type { components } from '@manzil/contract/api';

export const propertyStatuses = ['for_sale', 'for_rent', 'sold', 'rented', 'available'] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];
export const onOffer = ['for_sale', 'for_rent', 'available'] as const satisfies readonly PropertyStatus[];

export const propertySorts = ['newest', 'oldest', 'price-low', 'price-high', 'area-high', 'area-low'] as const;
export type PropertySort = (typeof propertySorts)[number];

export const mostPlans = 10;
export const mostRooms = 40;
export const longestRoomName = 60;
/** Metres; one of the names may be empty. */
export type PlanRoom = components['schemas']['PlanRoom'];
export type FloorPlan = components['schemas']['FloorPlan'];

/** Empty where nobody has said it. */
export type PictureText = components['schemas']['PictureText'];
