/** Mails that the platform writes, and the port behind which they leave it. */
import type { Language } from '../platform/language.ts';
import type { LeadSource } from '../leads/lead.ts';
import type { Outcome } from '../deliveries/delivery.ts';

/** Deliveries of the consumer `mail` remember this: how a mail travels is decided when it is sent. */
export const mailLane = { consumer: 'mail', provider: 'mail' } as const;

export interface Mail {
  /** The same for every try of one mail; its Message-ID is made of it, so that a mailbox shows a repeated one once. */
  id: string;
  to: { name: string | null; address: string };
  replyTo: { name: string | null; address: string } | null;
  subject: string;
  text: string;
  html: string | null;
  /** Reference of the lead it speaks of, by which an erasure finds a kept mail. */
  leadReference: string | null;
}

export interface Mailer {
  /** Whether mails leave for a mail server, or are kept in the data folder and read in the admin. */
  readonly kind: 'smtp' | 'kept';
  /** Never throws for what a server or network does: that is an outcome. */
  send(mail: Mail, signal: AbortSignal): Promise<Outcome>;
}

/** What a mail about a new lead says, and to whom. */
export interface LeadMail {
  id: number;
  reference: string;
  version: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  message: string | null;
  source: LeadSource;
  language: Language;
  /** ISO 8601, UTC. */
  createdAt: string;
  listing: { reference: string; title: string; titleAr: string | null } | null;
  /** The agent of the enquiry, else of its listing; null where none with an address is active: then the office. */
  agent: { name: string; address: string } | null;
}
