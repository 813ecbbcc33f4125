/** Words that listings are described with. What a listing says stands in `fields.ts`. */

export const propertyStatuses = ['for_sale', 'for_rent', 'sold', 'rented', 'available'] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];
/** Still to be had. */
export const onOffer = ['for_sale', 'for_rent', 'available'] as const satisfies readonly PropertyStatus[];

export const propertySorts = ['newest', 'oldest', 'price-low', 'price-high'] as const;
export type PropertySort = (typeof propertySorts)[number];

/** What a picture shows, in both languages; empty where nobody has said it. */
export interface PictureText {
  url: string;
  en: string;
  ar: string;
}
