export const contact = {
  meta: {
    title: 'Contact us',
    description: 'Call, write or visit us in {{city}}. Office hours {{hours}}.',
  },
  title: 'Talk to someone who knows the building',
  subtitle: 'Write to us, and the agent for your district will answer within 24 hours.',
  cards: {
    label: 'Ways to reach us',
    visit: 'Visit our office',
    call: 'Call us',
    email: 'E-mail us',
    whatsapp: 'WhatsApp',
    always: 'Available 24/7',
    emailNote: 'Response within 24 hours',
    visitNote: 'Parking in the building',
  },
  form: {
    title: 'Send us a message',
    text: 'Tell us what you are looking for, or which property this is about.',
  },
  sent: {
    almost: 'One more step',
    question: 'Please answer the question so that we know you are a person. Your message has not been sent yet.',
    properties: 'View properties',
  },
  hours: {
    title: 'Office hours',
    ramadan: 'In Ramadan',
    holidays: 'Closed on holidays',
    closed: 'Closed',
    emergency: 'For emergencies outside office hours, call or write on WhatsApp: someone is available 24/7.',
  },
  location: { title: 'Our office in {{city}}' },
  social: { title: 'Find us on social media' },
  services: {
    title: 'What we can help with',
    buying: 'Buying a property',
    selling: 'Selling a property',
    renting: 'Renting offices, shops and homes',
    valuation: 'Valuation',
    management: 'Property management',
    investment: 'Investment advice',
  },
  faq: {
    title: 'Questions we hear often',
    response: {
      question: 'How quickly will I get a response?',
      answer: 'Within 2-4 hours during business hours, and within 24 hours at any other time.',
    },
    consultation: {
      question: 'Does a first consultation cost anything?',
      answer:
        'No. We talk through what you need and what it costs in your district, and you decide whether to go ahead.',
    },
    areas: {
      question: 'Which areas do you cover?',
      answer:
        'Doha and Lusail above all: West Bay, Marina District, The Pearl, Msheireb, Al Sadd and the industrial areas.',
    },
    financing: {
      question: 'Can you help with financing?',
      answer: 'Yes. We work with banks in Qatar and tell you early which documents they will ask for.',
    },
  },
};
