export const team = {
  meta: {
    title: 'Our team',
    description: 'Agents, managers and advisors of {{agency}} in {{city}}, and how to reach each of them.',
  },
  title: 'Our Professional Team',
  subtitle:
    'Some of our more than fifty agents and advisors. Each knows a few districts street by street: write to the one you need.',
  specialization: 'Speciality',
  location: 'Area',
  joined: 'With us since',
  skills: 'Skills',
  call: 'Call',
  email: 'Send Email',
  linkedin: '{{name}} on LinkedIn',
  twitter: '{{name}} on Twitter',
  empty: 'No agents available',
  emptyText: 'No team members currently available. Call the office or write to us; somebody will always answer.',
  failed: 'The team could not be loaded just now.',
  failedText: 'Please try again in a moment.',
  cta: {
    title: 'Not sure whom to ask?',
    text: 'Tell us what it is about, and we will put you in touch with the right person.',
    call: 'Call us',
    form: 'Contact form',
  },
};
