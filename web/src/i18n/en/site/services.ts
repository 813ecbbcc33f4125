export const services = {
  meta: {
    title: 'Services',
    description: 'Buying, selling and renting in Qatar, with valuation, legal support, management and relocation.',
  },
  hero: {
    eyebrow: 'Services',
    title: 'From the first question to the last signature',
    text: 'Whatever you need in property in Qatar, one person looks after it for you, and you know their name.',
    pictureAlt: 'A meeting room with a long timber table and a glass wall',
  },
  main: {
    title: 'What we do every day',
    buying: {
      title: 'Property buying',
      text: 'We find what suits you, check the title deed and the service charges, and negotiate the price with figures rather than adjectives.',
      action: 'Properties for sale',
    },
    selling: {
      title: 'Property selling',
      text: 'A price that the market bears out, pictures and plans that do your property justice, and viewings only with people who can buy.',
      action: 'Talk about selling',
    },
    renting: {
      title: 'Property renting',
      text: 'Offices, shops and homes with the whole cost in one figure: rent, parking, cooling and fit-out.',
      action: 'Properties for rent',
    },
  },
  more: {
    eyebrow: 'And everything around it',
    title: 'Additional services',
    valuation: {
      title: 'Property valuation',
      text: 'A written opinion of value, with the comparable sales behind it.',
    },
    legal: {
      title: 'Legal support',
      text: 'We read contracts before you sign them, and arrange the registration afterwards.',
    },
    management: { title: 'Property management', text: 'Rents collected, repairs done, and a report every month.' },
    investment: { title: 'Investment advice', text: 'Yields after costs, building by building.' },
    property: {
      title: 'Property inspection',
      text: 'A walk-through and a written list: what works, what does not, and what it would cost to put right.',
    },
    consultation: {
      title: 'Real-estate consultation',
      text: 'An hour with someone who has nothing to sell you that day.',
    },
    relocation: {
      title: 'Relocation',
      text: 'From the airport to your first night at home: the lease, the school, the utilities.',
    },
    insurance: { title: 'Insurance', text: 'Cover for the building and for what is in it.' },
  },
  process: {
    eyebrow: 'How it works',
    title: 'Four steps',
    consultation: {
      title: 'Initial consultation',
      text: 'We listen, ask about budget and date, and tell you what is realistic.',
    },
    search: {
      title: 'Property search',
      text: 'A shortlist within two working days, of places that we have seen ourselves.',
    },
    documentation: { title: 'Documentation', text: 'Offer, contract and approvals, explained line by line.' },
    completion: {
      title: 'Completion',
      text: 'We walk through the property together, note its condition, read the meters and hand you the keys.',
    },
  },
  why: {
    title: 'Why clients stay with us',
    market: {
      title: 'Market knowledge',
      text: 'We know this month’s rents in every tower we work in, not last year’s.',
    },
    network: { title: 'A wide network', text: 'Owners call us before they advertise.' },
    transparency: { title: 'Transparency', text: 'One fee, agreed in writing before we begin.' },
    support: { title: 'Full support', text: 'We still pick up the phone after you have moved in.' },
  },
  form: {
    title: 'Ask about a service',
    text: 'Tell us which service you need and where, and we will answer within 24 hours.',
  },
  cta: {
    title: 'Prefer to talk?',
    text: 'Call the office, or choose the person you would like to speak with.',
    contact: 'Contact us',
    team: 'Meet the team',
  },
};
