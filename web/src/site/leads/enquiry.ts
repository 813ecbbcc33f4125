import type { components } from '@manzil/contract/api';
import { ApiError } from '#lib/api/api-error.ts';
import { type Api, dataOf } from '#lib/api/client.ts';

export type LeadReceipt = components['schemas']['LeadReceipt'];
export type EnquiryNext = components['schemas']['EnquiryNext'];
export type Enquiry = components['schemas']['Enquiry'];
/** `gone`: the link belongs to nothing; `busy`: asked too often; `failed`: nobody knows. */
export type NoEnquiry = 'gone' | 'busy' | 'failed';

/** Without the language. */
export const enquiryPath = (link: string): string => `/enquiry/${link}`;

/** @returns where it stands, or why it cannot be said, with the status of the page */
export async function readEnquiry(api: Api, token: string): Promise<{ shown: Enquiry | NoEnquiry; status: number }> {
  try {
    const asked = api.GET('/api/enquiries/{enquiry}', { params: { path: { enquiry: token.slice(0, 100) } } });
    return { shown: await dataOf(asked), status: 200 };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 503;
    if (status === 404 || status === 400) return { shown: 'gone', status: 404 };
    return status === 429 ? { shown: 'busy', status } : { shown: 'failed', status: 503 };
  }
}
