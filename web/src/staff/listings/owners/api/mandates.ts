import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { uploadFile } from '#staff-lib/api/upload.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type Mandate = components['schemas']['Mandate'];
export type MandateFile = components['schemas']['MandateFile'];
export type MandateCreate = components['schemas']['MandateCreate'];

const at = (id: number) => ({ params: { path: { id } } });
/** A mandate may publish its listing, or take it off the site. */
const shown = [
  '/api/admin/properties/{id}/mandates',
  '/api/admin/owners',
  '/api/admin/owners/{id}',
  '/api/admin/properties',
  '/api/admin/properties/summary',
  '/api/admin/properties/{id}',
] as const;

export const mandatesQuery = (propertyId: number) =>
  queryOptions(staffAsked('/api/admin/properties/{id}/mandates', { path: { id: propertyId } }));

/** A new one without an id. Fails with ApiError. */
export const useSaveMandate = (propertyId: number) =>
  useChange(
    ({ id, version, body }: { id: number | null; version: number | null; body: MandateCreate }) =>
      id === null
        ? dataOf(browserApi.POST('/api/admin/properties/{id}/mandates', { ...at(propertyId), body }))
        : dataOf(
            browserApi.PATCH('/api/admin/mandates/{id}', {
              ...at(id),
              body: { ...body, ...(version !== null && { version }) },
            }),
          ),
    ...shown,
  );

/** Fails with ApiError. */
export const useEndMandate = (id: number) =>
  useChange(
    (reason: string) => dataOf(browserApi.POST('/api/admin/mandates/{id}/end', { ...at(id), body: { reason } })),
    ...shown,
  );

/** @param onProgress part sent, 0 to 1. Fails with ApiError. */
export const useAddMandateFile = (id: number) =>
  useChange(
    ({ file, onProgress }: { file: File; onProgress: (part: number) => void }) =>
      uploadFile<MandateFile>(
        `/api/admin/mandates/${String(id)}/files?name=${encodeURIComponent(file.name.slice(-200))}`,
        'application/octet-stream',
        file,
        onProgress,
      ),
    '/api/admin/properties/{id}/mandates',
  );

/** Fails with ApiError. */
export const useDeleteMandateFile = () =>
  useChange(
    (file: string) => dataOf(browserApi.DELETE('/api/admin/mandate-files/{file}', { params: { path: { file } } })),
    '/api/admin/properties/{id}/mandates',
  );

export const fileAddress = ({ id }: MandateFile): string => `/api/admin/mandate-files/${id}`;
