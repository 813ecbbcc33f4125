import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { uploadFile } from '#staff-lib/api/upload.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { leadAddresses } from './leads.ts';

export type LeadMessage = components['schemas']['LeadMessage'];
export type NewMessage = components['schemas']['LeadMessageCreate'];
export type MessageFile = components['schemas']['MessageFile'];

const address = '/api/leads/{id}/messages';
const lookAgainMs = 4_000;

/** Asked again while a mail waits to be sent. */
export const messagesQuery = (id: number) =>
  queryOptions({
    ...staffAsked(address, { path: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.messages.some(({ delivery }) => delivery?.state === 'waiting') === true ? lookAgainMs : false,
  });

/** What fills the places of a template, in both languages. */
export const messageValuesQuery = (id: number) =>
  queryOptions(staffAsked('/api/leads/{id}/message-values', { path: { id } }));

/** Fails with ApiError. */
export const useWriteMessage = (id: number) =>
  useChange(
    (body: NewMessage) => dataOf(browserApi.POST(address, { params: { path: { id } }, body })),
    address,
    ...leadAddresses,
  );

/** For a mail that is being written. Fails with ApiError. */
export const addMessageFile = (id: number, file: File): Promise<MessageFile> =>
  uploadFile<MessageFile>(
    `/api/leads/${String(id)}/message-files?name=${encodeURIComponent(file.name.slice(-200))}`,
    'application/octet-stream',
    file,
    () => undefined,
  );

export const messageFileAddress = (leadId: number, { id }: MessageFile): string =>
  `/api/leads/${String(leadId)}/message-files/${id}`;
