import type { AgentRow } from '@manzil/core/team/store/agent-reader';
import type { components } from '@manzil/contract/api';

export function presentAgent(row: AgentRow): components['schemas']['Agent'] {
  return {
    id: row.id,
    name: row.name,
    nameAr: row.nameAr,
    title: row.title,
    titleAr: row.titleAr,
    bio: row.bio,
    bioAr: row.bioAr,
    imageUrl: row.imageUrl,
    phone: row.phone,
    whatsappNumber: row.whatsappNumber,
    email: row.email,
    specialization: row.specialization,
    specializationAr: row.specializationAr,
    isActive: row.isActive,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
