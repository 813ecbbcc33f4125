export const setup = {
  title: 'Set up the agency',
  subtitle: 'Five steps, in any order. What is done stays done; you can leave and go on later.',
  progress: '{{done}} of {{total}} steps done',
  done: 'Done',
  goOn: 'Go on',
  later: 'Go on later',
  notSaved: 'Not saved',
  card: {
    title: 'Finish setting up',
    next: 'Next: {{step}}',
    begin: 'Begin',
    goOn: 'Go on',
    dismiss: 'Do not show this again',
  },
  steps: {
    office: {
      title: 'Your office',
      text: 'Names, numbers, address and hours. Visitors see them on every page; until you save, they read those of an example.',
    },
    languages: {
      title: 'Two languages',
      text: 'The site speaks English and Arabic. Look at both: are the names, the address and the hours right in each?',
    },
    crm: {
      title: 'CRM',
      text: 'Enquiries go to your CRM and listings come from it. Test whether it can be reached; without a CRM just go on.',
    },
    mail: {
      title: 'Mail',
      text: 'Staff are told of enquiries by mail. Send one to yourself and see whether it arrives.',
    },
    listing: {
      title: 'First property',
      text: 'Add one by hand, or let the CRM bring them. Once there is one, this step is done.',
    },
  },
  languages: { en: 'Open the English site', ar: 'Open the Arabic site', done: 'Both are right' },
  crm: { done: 'Go on' },
  mail: {
    send: 'Send a test mail to me',
    sending: 'Sending…',
    later: 'Go on without a test',
    outcomes: {
      sent: 'The mail server took it. It should be in your mailbox within a minute.',
      kept: 'No mail server is set up, so that mails are only kept here, under Mail. Whoever runs the server sets one.',
      failed: 'The mail server did not take it. Whoever runs the server should look at its settings.',
    },
  },
  listing: { add: 'Add a property' },
} as const;
