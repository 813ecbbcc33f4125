/** An accepted enquiry, owed to the agency. */
import type { Language } from '../platform/language.ts';

/** That staff enter by hand. */
export const enteredSources = ['phone', 'walk_in', 'portal'] as const;
export const leadSources = [
  'contact_form',
  'property_inquiry',
  'newsletter',
  'about_page',
  'services_page',
  ...enteredSources,
] as const;
export type LeadSource = (typeof leadSources)[number];

export const leadStatuses = ['new', 'contacted', 'qualified', 'converted'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** After all checks. */
export interface NewLead {
  firstName: string;
  lastName: string;
  /** Empty for who called and has none, or did not say it. */
  email: string;
  phone: string | null;
  message: string | null;
  source: LeadSource;
  propertyId: number | null;
  agentId: number | null;
  page: string | null;
  language: Language;
  consent: { policyVersion: string; marketing: boolean; textVersion?: string } | null;
  /** `Idempotency-Key` and a hash of its body. */
  idempotency: { key: string; fingerprint: string } | null;
  requestId: string;
}

export interface LeadRecord {
  reference: string;
  /** `P-17`: whose lead it is; null once it is nobody's. */
  personReference: string | null;
  version: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  message: string | null;
  source: LeadSource;
  status: LeadStatus;
  language: Language;
  page: string | null;
  listingReference: string | null;
  consent: { policyVersion: string; marketing: boolean; at: string } | null;
  /** ISO 8601 UTC. */
  createdAt: string;
  moved: MovedLead | null;
}

/** By which a CRM without our keys knows a person. */
export type PersonIdentity = Pick<LeadRecord, 'reference' | 'firstName' | 'lastName' | 'email' | 'phone'>;

/** Staff made its person one with another, or undid it. */
export interface MovedLead {
  /** From this one on it stands with `person`. */
  version: number;
  person: PersonIdentity;
  /** Whose it was before, where their leads still say. */
  from: PersonIdentity[];
}
