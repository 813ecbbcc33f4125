import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type MessageTemplate = components['schemas']['MessageTemplate'];
export type TemplateContent = components['schemas']['MessageTemplateContent'];

const address = '/api/message-templates';

export const templatesQuery = queryOptions(staffAsked(address));

/** Null for a new one. Fails with ApiError. */
export const useSaveTemplate = (template: MessageTemplate | null) =>
  useChange(
    (body: TemplateContent) =>
      template === null
        ? dataOf(browserApi.POST(address, { body }))
        : dataOf(
            browserApi.PUT('/api/message-templates/{id}', {
              params: { path: { id: template.id } },
              body: { ...body, version: template.version },
            }),
          ),
    address,
  );

/** Fails with ApiError. */
export const useRemoveTemplate = () =>
  useChange(
    (id: number) => dataOf(browserApi.DELETE('/api/message-templates/{id}', { params: { path: { id } } })),
    address,
  );
