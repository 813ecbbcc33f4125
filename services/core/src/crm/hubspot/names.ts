export const hubspotObjects = ['deals', 'tickets'] as const;
export type HubspotObject = (typeof hubspotObjects)[number];

export const propertyGroup = { name: 'manzil', label: 'Manzil' } as const;

/** Unique values: no second record for one lead. */
export const referenceProperty = 'manzil_reference';
export const versionProperty = 'manzil_version';
/** For a contact without a usable e-mail; unique too. */
export const contactKeyProperty = 'manzil_contact_key';

export interface PropertyDefinition {
  name: string;
  label: string;
  type: 'string' | 'number' | 'datetime';
  fieldType: 'text' | 'textarea' | 'number' | 'date';
  unique: boolean;
  description: string;
}

const text = { type: 'string', fieldType: 'text', unique: false } as const;

export const contactProperties: readonly PropertyDefinition[] = [
  {
    ...text,
    name: contactKeyProperty,
    label: 'Manzil contact key',
    unique: true,
    description: 'Knows a person whose enquiry came without a usable e-mail. Do not change.',
  },
];

export const enquiryProperties: readonly PropertyDefinition[] = [
  {
    ...text,
    name: referenceProperty,
    label: 'Manzil reference',
    unique: true,
    description: 'The reference of the enquiry on the site. Do not change.',
  },
  {
    name: versionProperty,
    label: 'Manzil version',
    type: 'number',
    fieldType: 'number',
    unique: false,
    description: 'Which version of the enquiry was written last. Do not change.',
  },
  { ...text, name: 'manzil_message', label: 'Message', fieldType: 'textarea', description: 'What the visitor wrote.' },
  { ...text, name: 'manzil_listing', label: 'Listing', description: 'The listing that was asked about.' },
  { ...text, name: 'manzil_source', label: 'Source', description: 'The form that the enquiry came from.' },
  { ...text, name: 'manzil_status', label: 'Status on the site', description: 'What staff set in Manzil.' },
  { ...text, name: 'manzil_language', label: 'Language', description: 'The language the visitor read the site in.' },
  { ...text, name: 'manzil_page', label: 'Page', description: 'The page that the form was sent from.' },
  { ...text, name: 'manzil_consent', label: 'Marketing consent', description: 'yes, no, or empty: not asked.' },
  {
    name: 'manzil_sent_at',
    label: 'Sent at',
    type: 'datetime',
    fieldType: 'date',
    unique: false,
    description: 'When the visitor sent the enquiry.',
  },
];

export interface ObjectNames {
  title: string;
  body: string;
  pipeline: string;
  stage: string;
  /** HubSpot's type id. */
  contactAssociation: number;
}

export const objectNames: Readonly<Record<HubspotObject, ObjectNames>> = {
  deals: {
    title: 'dealname',
    body: 'description',
    pipeline: 'pipeline',
    stage: 'dealstage',
    contactAssociation: 3,
  },
  tickets: {
    title: 'subject',
    body: 'content',
    pipeline: 'hs_pipeline',
    stage: 'hs_pipeline_stage',
    contactAssociation: 16,
  },
};

const contactScopes = ['crm.objects.contacts.read', 'crm.objects.contacts.write', 'crm.schemas.contacts.read'];
const ofObject: Readonly<Record<HubspotObject, { daily: readonly string[]; setup: readonly string[] }>> = {
  deals: {
    daily: ['crm.objects.deals.read', 'crm.objects.deals.write', 'crm.schemas.deals.read'],
    setup: ['crm.schemas.deals.write'],
  },
  tickets: { daily: ['tickets'], setup: ['tickets'] },
};

/** Daily, and for the set-up command on top. */
export function scopesOf(object: HubspotObject): { daily: string[]; setup: string[] } {
  const { daily, setup } = ofObject[object];
  return { daily: [...contactScopes, ...daily], setup: [...new Set(['crm.schemas.contacts.write', ...setup])] };
}
