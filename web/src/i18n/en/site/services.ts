export const services = {
  meta: {
    title: 'Services',
    description: 'Buying, selling and renting in Qatar, with valuation, legal support, management and relocation.',
  },
  hero: {
    eyebrow: 'Services',
    title: 'From the first question to the last signature',
    text: 'Whatever brings you to property in Qatar, one person looks after it, and you know their name.',
    pictureAlt: 'A meeting room with a long timber table and a glass wall',
  },
  main: {
    title: 'What we do every day',
    buying: {
      title: 'Property buying',
      text: 'We find what suits you, check title and service charges, and negotiate the price with figures instead of adjectives.',
      action: 'Properties for sale',
    },
    selling: {
      title: 'Property selling',
      text: 'A price that the market confirms, pictures and plans that do your property justice, and only viewers who can buy.',
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
    legal: { title: 'Legal support', text: 'Contracts read before you sign, registration arranged after.' },
    management: { title: 'Property management', text: 'Rents collected, repairs done, a report each month.' },
    investment: { title: 'Investment advice', text: 'Yields after costs, building by building.' },
    property: {
      title: 'Property inspection',
      text: 'A walk-through with a list: what works, what does not, what it costs.',
    },
    consultation: {
      title: 'Real-estate consultation',
      text: 'An hour with someone who has nothing to sell you that day.',
    },
    relocation: { title: 'Relocation', text: 'From the airport to the first night: home, school, utilities.' },
    insurance: { title: 'Insurance', text: 'Cover for the building and for what is in it.' },
  },
  process: {
    eyebrow: 'How it goes',
    title: 'Four steps',
    consultation: {
      title: 'Initial consultation',
      text: 'We listen, ask about budget and date, and tell you what is realistic.',
    },
    search: { title: 'Property search', text: 'A short list within two working days, each place seen by us first.' },
    documentation: { title: 'Documentation', text: 'Offer, contract and approvals, explained line by line.' },
    completion: { title: 'Completion', text: 'Handover with a protocol, meters read, keys in your hand.' },
  },
  why: {
    title: 'Why clients stay with us',
    market: { title: 'Market knowledge', text: 'Rents of every tower we work in, this month’s, not last year’s.' },
    network: { title: 'A wide network', text: 'Owners call us before they advertise.' },
    transparency: { title: 'Transparency', text: 'One fee, agreed in writing before we begin.' },
    support: { title: 'Full support', text: 'We still pick up the phone after you have moved in.' },
  },
  form: {
    title: 'Ask about a service',
    text: 'Say which service and where; we answer within 24 hours.',
  },
  cta: {
    title: 'Prefer to talk?',
    text: 'Call the office, or choose the person you would like to speak with.',
    contact: 'Contact us',
    team: 'Meet the team',
  },
};
