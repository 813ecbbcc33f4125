/** Mails that were kept because there is no mail server. */
export const mail = {
  title: 'Mail',
  kept: 'The settings name no mail server, so what the site would send is kept here: the newest 500 mails.',
  sent: 'Mails go out by the mail server. Below is what was kept while there was none.',
  found_one: '{{formatted}} mail',
  found_other: '{{formatted}} mails',
  refresh: 'Refresh',
  to: 'To',
  empty: {
    title: 'No mails here',
    kept: 'A mail appears here when somebody enquires, or when somebody is invited to the admin.',
    sent: 'Look into the mailboxes of the office and the agents. A lead says whether its mail went out.',
  },
} as const;
