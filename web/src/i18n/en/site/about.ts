export const about = {
  meta: {
    title: 'About us',
    description:
      'A small agency in Lusail: 500+ properties sold, 10+ years in Qatar, and a team that knows each building.',
  },
  hero: {
    eyebrow: 'About Manzil',
    title: 'We know the buildings, not just the listings',
    text: 'For more than ten years we have found offices, shops and homes in Doha and Lusail, and stayed until the keys worked.',
    pictureAlt: 'The lobby of an office tower: a marble reception before a stone wall',
  },
  stats: {
    label: 'Manzil in figures',
    sold: 'properties sold',
    years: 'years of experience',
    agents: 'expert agents',
    satisfaction: 'client satisfaction',
  },
  story: {
    title: 'Our story',
    first:
      'Manzil began with one desk in West Bay and a simple habit: we walked every floor before we offered it. Tenants noticed, then landlords did.',
    second:
      'When Lusail opened we moved there with our first clients. Today companies trust us with their headquarters, and families with their homes; the habit has stayed.',
  },
  aims: {
    mission: {
      title: 'Our mission',
      text: 'To make renting and buying in Qatar a decision made with open eyes: every cost named, every question answered, every promise written down.',
    },
    vision: {
      title: 'Our vision',
      text: 'An agency that people in Qatar recommend to their friends without being asked, in Arabic and in English alike.',
    },
  },
  values: {
    eyebrow: 'What we hold to',
    title: 'Our values',
    integrity: { title: 'Integrity', text: 'We name the flaws of a property before you find them.' },
    excellence: { title: 'Excellence', text: 'Plans, figures and papers are right the first time.' },
    client: { title: 'Clients first', text: 'If waiting is better for you than signing, we say so.' },
    innovation: { title: 'Innovation', text: 'No enquiry is ever lost: each one is kept, followed and answered.' },
  },
  form: {
    title: 'Tell us what you need',
    text: 'One sentence is enough. The agent who knows that district calls you back.',
  },
  cta: {
    title: 'See what is free today',
    text: 'Browse every listing, or let us make a short list for you.',
    properties: 'View properties',
    contact: 'Contact us',
  },
};
