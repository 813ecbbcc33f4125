export const home = {
  meta: {
    title: 'Offices, shops and homes in Doha and Lusail',
    description:
      'Find offices, retail space, warehouses, apartments and villas for rent and sale in Qatar, with an agency in {{city}} that answers the same day.',
  },
  hero: {
    eyebrow: 'Doha · Lusail · Qatar',
    title: 'Find Your Ideal Property in Qatar',
    text: 'Offices, shops and homes that we have walked through ourselves, from West Bay to the Lusail waterfront.',
    pictureAlt: 'Glass towers along the Lusail waterfront in late-afternoon light',
  },
  featured: {
    role: 'carousel',
    eyebrow: 'Chosen by our agents',
    title: 'Featured properties',
    label: 'Featured properties, in sets of three',
    caption_one: 'Set {{set}} of {{sets}} • {{total}} featured property',
    caption_other: 'Set {{set}} of {{sets}} • {{total}} featured properties',
    previous: 'Previous set',
    next: 'Next set',
    goTo: 'Set {{set}}',
    empty: 'No properties found',
    emptyText: 'New listings arrive every week. Tell us what you need and we will look for you.',
    failed: 'The featured properties could not be loaded',
    failedText: 'Please try again in a moment.',
    all: 'View all properties',
    ask: 'Tell us what you need',
  },
  why: {
    eyebrow: 'Why {{agency}}',
    title: 'Why choose us',
    honest: {
      title: 'Honest service',
      text: 'We tell you the price, the service charge and the flaws before you ask.',
    },
    expert: {
      title: 'Expert agents',
      text: 'Each of us knows a few districts street by street, and works only there.',
    },
    quick: {
      title: 'Quick response',
      text: 'On working days you hear back within hours, from someone who can make decisions.',
    },
    results: {
      title: 'Best results',
      text: 'We stay with you until the keys are in your hand, the meters are read and the deposit is settled.',
    },
  },
  about: {
    eyebrow: 'About us',
    title: 'An agency that knows its streets',
    text: 'We began with offices in West Bay and moved to Lusail when our clients did. Today companies trust us with their headquarters, and families with their homes.',
    propertiesFigure: '500+',
    properties: 'properties let and sold',
    yearsFigure: '10+',
    years: 'years in Qatar',
  },
  contact: {
    eyebrow: 'Talk to us',
    title: 'Looking for something in particular?',
    text: 'Describe it in a sentence, and we will call you back with what is really available.',
    office: 'Our office',
    page: 'Go to the contact page',
  },
};
