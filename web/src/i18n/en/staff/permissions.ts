/** What the contract's permissions mean to a person. */
export const permissions = {
  groups: { site: 'Site', enquiries: 'Leads', crm: 'CRM and deliveries', office: 'Office' },
  names: {
    overview: { read: 'See the dashboard and the figures' },
    listings: {
      read: 'See all properties, also hidden ones',
      export: 'Export properties',
      write: 'Add, change and remove properties',
    },
    featured: { write: 'Choose what the home page shows first' },
    media: { write: 'Upload pictures' },
    team: { read: 'See the whole team', write: 'Change the team' },
    blog: { read: 'See drafts', write: 'Write and publish articles' },
    social: { read: 'See all social links', write: 'Change social links and tags' },
    seo: { read: 'See how the site does in searches' },
    leads: {
      read_own: 'See their own leads',
      read_all: 'See everybody’s leads',
      write: 'Work on leads',
      assign: 'Give leads to somebody',
      export: 'Export leads',
      delete: 'Delete leads',
    },
    people: { export: 'Export what is known of a person', erase: 'Erase a person' },
    crm: {
      read: 'See the state of the CRM',
      sync: 'Start a pull from the CRM',
      manage: 'Set up the CRM',
      break: 'Break the demo CRM',
    },
    deliveries: { read: 'See deliveries', manage: 'Send deliveries again' },
    mails: { read: 'Read kept mails' },
    users: { manage: 'Manage accounts' },
    audit: { read: 'Read the audit log' },
    views: { share: 'Share views of lists with everybody' },
    settings: { manage: 'Change settings' },
  },
} as const;
