import type { Language } from '../platform/language.ts';
import type { LeadSource } from '../leads/lead.ts';
import type { Outcome } from '../deliveries/delivery.ts';

/** Stored with deliveries: how a mail travels is decided when it is sent. */
export const mailLane = { consumer: 'mail', provider: 'mail' } as const;

/** Of an office without a colour of its own. */
export const mailLinkColour = '#7f1d3a';

export interface Mail {
  /** Same for every try: the Message-ID is made of it, and a mailbox shows it once. */
  id: string;
  to: { name: string | null; address: string };
  /** Gets the same mail. */
  cc?: { name: string | null; address: string };
  replyTo: { name: string | null; address: string } | null;
  /** Of the office, as mail programs list it. */
  senderName: string;
  subject: string;
  text: string;
  html: string | null;
  /** An erasure finds kept mails by it. */
  leadReference: string | null;
  /** Where mail programs post to when their reader wants no more: RFC 8058. */
  unsubscribeUrl?: string;
  /** Somebody wrote it: it may be answered like any letter. */
  byPerson?: true;
  files?: readonly MailFile[];
}

export interface MailFile {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

export interface Mailer {
  readonly kind: 'smtp' | 'kept';
  /** Never throws for the server. */
  send(mail: Mail, signal: AbortSignal): Promise<Outcome>;
}

/** Of a listing's mandate that ends; nothing of its owner. */
export interface MandateMail {
  listingId: number;
  reference: string;
  version: number;
  title: string;
  titleAr: string | null;
  contractNumber: string;
  /** Its last day. */
  endsOn: string;
  daysLeft: number;
  /** Of the listing; null: the office alone. */
  agent: { name: string; address: string } | null;
}

/** What somebody of the office wrote to the person behind a lead. */
export interface MessageMail {
  messageId: number;
  /** Of the lead. */
  reference: string;
  to: { name: string | null; address: string };
  language: Language;
  subject: string;
  text: string;
  /** Who wrote it, where the account has an address; null: the office. */
  author: { name: string | null; address: string } | null;
}

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
  /** ISO 8601 UTC. */
  createdAt: string;
  listing: { reference: string; title: string; titleAr: string | null } | null;
  /** Whoever looks after it, else the agent of the enquiry, else of its listing; null: the office. */
  agent: { name: string | null; address: string } | null;
  /** Of a subscription that its owner is still to confirm. */
  confirmKey: string | null;
}
