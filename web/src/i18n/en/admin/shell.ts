/** Frame of the admin: navigation, header, session. */
export const shell = {
  title: 'Manzil admin',
  loading: 'Opening the admin…',
  skip: 'Skip to content',
  nav: {
    label: 'Admin',
    overview: 'Overview',
    leads: 'Leads',
    crmStatus: 'CRM status',
    analytics: 'Analytics',
  },
  header: {
    website: 'Back to website',
    logout: 'Log out',
    signedInAs: 'Signed in as {{name}}',
    otherLanguage: 'العربية',
  },
  role: { admin: 'Administrator', editor: 'Editor', agent: 'Agent', user: 'User' },
  denied: {
    title: 'Access Denied',
    text: 'Please login to access the admin panel',
    noRole: 'Your account may not open this page. Ask an administrator for access.',
    signIn: 'Sign in',
    home: 'Back to Home',
  },
  failed: {
    title: 'This could not be loaded',
    text: 'The server did not answer as expected. Nothing was changed.',
    retry: 'Try again',
  },
  overview: {
    title: 'Overview',
    subtitle: 'What the site holds right now',
    properties: 'Total Properties',
    leads: 'Total Leads',
    agents: 'Active team members',
    crm: 'CRM sync',
    crmStates: { success: 'Active', running: 'Syncing', error: 'Failed', never: 'Never' },
    lastSync: 'Last sync: {{time}}',
    openLeads: 'See the leads',
    openCrm: 'See the CRM status',
  },
} as const;
