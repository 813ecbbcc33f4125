import type { AgentRow } from '@manzil/core/persistence/agent-reader';
import type { components } from '../contract/generated.ts';

/** A member of the team, as the site shows them. */
export function presentAgent(row: AgentRow): components['schemas']['Agent'] {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    bio: row.bio,
    imageUrl: row.imageUrl,
    phone: row.phone,
    whatsappNumber: row.whatsappNumber,
    email: row.email,
    specialization: row.specialization,
    isActive: row.isActive,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
