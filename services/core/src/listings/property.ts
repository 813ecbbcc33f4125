import type { components } from '@manzil/contract/api';

export const propertyStatuses = ['for_sale', 'for_rent', 'sold', 'rented', 'available'] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];
export const onOffer = ['for_sale', 'for_rent', 'available'] as const satisfies readonly PropertyStatus[];

export const propertySorts = ['newest', 'oldest', 'price-low', 'price-high', 'area-high', 'area-low'] as const;
export type PropertySort = (typeof propertySorts)[number];

/** Empty where nobody has said it. */
export type PictureText = components['schemas']['PictureText'];
