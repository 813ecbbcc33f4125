export const about = {
  meta: {
    title: 'About us',
    description:
      'An agency in {{city}}: 500+ properties sold, 10+ years in Qatar, and 50+ agents who know their buildings.',
  },
  hero: {
    eyebrow: 'About {{agency}}',
    title: 'We know the buildings, not just the listings',
    text: 'For more than ten years we have found our clients offices, shops and homes in Doha and Lusail, and stayed with them until they had the keys.',
    pictureAlt: 'The lobby of an office tower: a marble reception before a stone wall',
  },
  stats: {
    label: '{{agency}} in figures',
    sold: 'properties sold',
    years: 'years of experience',
    agents: 'expert agents',
    satisfaction: 'client satisfaction',
  },
  story: {
    title: 'Our story',
    first:
      '{{agency}} began with one desk in West Bay and a simple habit: we walked every floor before we offered it. Tenants noticed, and then landlords did.',
    second:
      'When Lusail opened, we moved there with our first clients. Today there are more than fifty of us. Companies trust us with their headquarters, families with their homes, and the habit has stayed.',
  },
  aims: {
    mission: {
      title: 'Our mission',
      text: 'To let you rent or buy in Qatar with your eyes open: every cost named, every question answered, every promise in writing.',
    },
    vision: {
      title: 'Our vision',
      text: 'To be the agency that people in Qatar recommend to their friends without being asked, in Arabic and in English.',
    },
  },
  values: {
    eyebrow: 'What we stand by',
    title: 'Our values',
    integrity: { title: 'Integrity', text: 'We name the flaws of a property before you find them.' },
    excellence: { title: 'Excellence', text: 'Plans, figures and paperwork that are right the first time.' },
    client: { title: 'Clients first', text: 'If you would do better to wait than to sign, we say so.' },
    innovation: { title: 'Innovation', text: 'No enquiry is ever lost: each one is kept, followed and answered.' },
  },
  form: {
    title: 'Tell us what you need',
    text: 'One sentence is enough. The agent who knows that district calls you back.',
  },
  cta: {
    title: 'See what is available today',
    text: 'Browse every listing, or let us put together a shortlist for you.',
    properties: 'View properties',
    contact: 'Contact us',
  },
};
