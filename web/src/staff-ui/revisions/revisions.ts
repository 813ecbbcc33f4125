import { queryOptions } from '@tanstack/react-query';
import type { components } from '@manzil/contract/api';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';
import { browserApi, dataOf } from '#lib/api/client.ts';

export type RevisionKind = 'property' | 'post';
export type RevisionList = components['schemas']['RevisionList'];
export type Revision = RevisionList['revisions'][number];
export type RevisionValue = components['schemas']['Revision']['values'][number];

export interface Subject {
  kind: RevisionKind;
  id: number;
}

const addresses = {
  property: '/api/properties/{id}/revisions',
  post: '/api/blog-posts/{id}/revisions',
} as const;

export const revisionsQuery = ({ kind, id }: Subject) => queryOptions(staffAsked(addresses[kind], { path: { id } }));

/** @param revision 0: what stands there now */
export const revisionQuery = ({ kind, id }: Subject, revision: number) =>
  queryOptions(staffAsked(`${addresses[kind]}/{revision}` as const, { path: { id, revision } }));

interface Restoring {
  revision: number;
  /** That was looked at. */
  version: number;
}

/** Fails with ApiError, a conflict too. */
export function useRestoreRevision({ kind, id }: Subject) {
  return useChange(
    async ({ revision, version }: Restoring): Promise<void> => {
      const options = { params: { path: { id, revision } }, body: { version } };
      if (kind === 'property')
        await dataOf(browserApi.POST('/api/properties/{id}/revisions/{revision}/restore', options));
      else await dataOf(browserApi.POST('/api/blog-posts/{id}/revisions/{revision}/restore', options));
    },
    addresses[kind],
    `${addresses[kind]}/{revision}`,
    ...shown[kind],
  );
}

const shown = {
  property: ['/api/admin/properties', '/api/admin/properties/{id}', '/api/admin/properties/{id}/history'],
  post: ['/api/blog-posts', '/api/blog-posts/{id}'],
} as const;
