export const enquiry = {
  title: 'Your enquiry',
  sent: 'We have your enquiry',
  lead: 'It is safe with us. This page shows where it stands.',
  reference: 'Reference',
  steps: {
    label: 'Where it stands',
    received: 'Received',
    crm: 'With our CRM',
    assigned: 'Your agent has it',
    answered: 'We have been in touch with you',
  },
  next: {
    title: 'What happens next',
    open: 'Our office is open until {{closes}}. We will call you today, or on {{day}} from {{opens}}.',
    openSoon: 'Our office opens today at {{opens}}. We will call you then.',
    closed: 'Our office opens on {{day}} at {{opens}}. We will call you then.',
    overdue: 'If nobody has called you yet, please call us and name the reference. We do not want to keep you waiting.',
    answered: 'If something is still open, call or write to us and name the reference.',
  },
  private:
    'Your private link shows where the enquiry stands, for 90 days. It shows neither your name nor what you wrote.',
  open: 'See where it stands',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'Your browser does not let us copy it. This is the link:',
  close: 'Close',
  ends: 'This link ends on {{date}}. Whoever has it sees this page, but neither your name nor what you wrote.',
  contact: 'Contact page',
  states: {
    gone: {
      title: 'This link has ended',
      text: 'The link of an enquiry ends after 90 days, and when the enquiry is deleted. Call or write to us: we are glad to help.',
    },
    busy: {
      title: 'One moment, please',
      text: 'This page was opened very often from your connection. Please try again in a few minutes. Your enquiry is safe with us.',
    },
    failed: {
      title: 'That did not work',
      text: 'We could not look up where your enquiry stands. Please try again in a moment.',
    },
  },
};
