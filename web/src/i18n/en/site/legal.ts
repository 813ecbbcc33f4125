export const legal = {
  effective: 'Effective June 15, 2025',
  /** Until the office sets its own. */
  usualHours: 'Sunday to Thursday, 8:00 to 18:00',
  contents: 'On this page',
  questions: 'Questions about this page?',
  write: 'Write to us',
  privacy: {
    title: 'Privacy Policy',
    description: 'What {{legalName}} keeps about you, why, for how long, and how to have it corrected or erased.',
    intro:
      'We are a real-estate agency. We need your name and a way to reach you in order to answer you, and very little else. This page says what we keep and what you can ask of us.',
    sections: {
      collect: {
        title: 'What we collect',
        first:
          'When you send an enquiry we keep your name, e-mail address, phone number and message, the page and property it concerns, the language you wrote in, and the version of this policy that you agreed to. When you subscribe to the newsletter we keep your e-mail address.',
        second:
          'The listings you save, your currency, your unit of area and your language stay on your own device. What you write to the chat is answered and not kept; where the chat says that an outside service helps to word its answers, that service receives your question. Videos and virtual tours come from YouTube, Vimeo, Matterport or Kuula: these services learn of you only when you press the button that opens one.',
      },
      use: {
        title: 'What we use it for',
        first:
          'To answer you, to arrange viewings, to prepare offers and contracts, and to meet what Qatari law asks of a brokerage. The newsletter goes only to those who asked for it, and you can unsubscribe from any issue.',
        second: 'We do not sell personal data, and we do not let anyone else advertise to you with it.',
      },
      share: {
        title: 'Who else sees it',
        first:
          'The agent who looks after your enquiry, the system in which we keep our customer records, and, once you decide to go on, the landlord, seller, bank or authority that is part of your transaction. Each of them receives only what their part needs.',
        second: 'We hand data to authorities where the law obliges us to.',
      },
      cookies: {
        title: 'Cookies and measurement',
        first:
          'Cookies that the site needs remember your language, currency and unit, and keep staff signed in. Measurement of visits starts only when you agree to it, and carries no name, address or number. Wherever visits are measured, the foot of each page has a button, “Measurement of visits”, with which you can change your answer at any time; where there is no such button, nothing is measured.',
        second:
          'Where the question names advertising services, they learn, once you have agreed, which of our pages you open and that an enquiry was sent, but not what is in it. The site works the same whether you agree or not.',
      },
      keep: {
        title: 'How long we keep it',
        first:
          'Enquiries are kept for two years after our last contact, contracts and their papers for as long as Qatari law demands, and newsletter addresses until you unsubscribe.',
        second: 'After that they are erased, in our records as well as in those of the systems that work for us.',
      },
      rights: {
        title: 'What you can ask of us',
        first:
          'You may ask what we hold about you, have it corrected or erased, object to a use of it, or withdraw a consent, as Law No. 13 of 2016 on personal data privacy provides. Write to us; we answer within 30 days.',
        second: 'If our answer does not satisfy you, you may turn to the competent authority in the State of Qatar.',
      },
      safety: {
        title: 'How we protect it',
        first:
          'Data travels encrypted, only staff who need it can open it, and each of them has an account of their own. Should your data ever be exposed, we will tell you and the authority without delay.',
        second: 'No system is perfect: we check ours regularly and mend what we find at once.',
      },
      contact: {
        title: 'How to reach us',
        first:
          'Our office in {{city}} is open {{hours}}. Letters, calls and e-mails about privacy are answered by the managing director.',
        second: 'When this policy changes, the new text stands here with its date before it takes effect.',
      },
    },
  },
  terms: {
    title: 'Terms of Service',
    description: 'The terms on which {{legalName}} offers this website and its brokerage services in Qatar.',
    intro:
      'These terms hold between you and {{legalName}} when you use this website or our services. A brokerage agreement that we both sign takes precedence over them.',
    sections: {
      service: {
        title: 'What we offer',
        first:
          'We let, sell, value and manage property in the State of Qatar, and publish listings on this website. You can reach us {{hours}}.',
        second: 'The website is free of charge. For brokerage we agree a fee with you in writing before we begin.',
      },
      listings: {
        title: 'Listings and prices',
        first:
          'Listings come from owners and are checked by us, yet availability, price and measurements can change between two visits. A listing invites you to talk to us; it is not a binding offer.',
        second:
          'Prices are in Qatari riyals, rents per month. Amounts in other currencies are conversions at a fixed rate, shown for orientation only.',
      },
      duties: {
        title: 'What we ask of you',
        first:
          'Give true information, enquire for yourself or for someone who asked you to, and do not use the website in a way that disturbs it, copies it in bulk or sends messages by machine.',
        second: 'Please cancel a viewing that you cannot keep as early as you can.',
      },
      fees: {
        title: 'Fees and payment',
        first:
          'Fees are owed when the contract that we arranged is signed, unless our agreement with you says otherwise. They are stated in Qatari riyals.',
        second:
          'Deposits and rents are paid to the owner or the account named in the contract, never to an agent personally.',
      },
      termination: {
        title: 'Ending an agreement',
        first:
          'Either of us may end an agreement for continuing services, such as management, with 30 days’ notice in writing.',
        second:
          'Fees for what was done up to that day remain due. A serious breach allows either side to end it at once.',
      },
      liability: {
        title: 'Liability',
        first:
          'We act and advise with the care of a diligent broker, and are liable for it. Our total liability is limited to the fees that you paid us in the previous twelve months.',
        second:
          'This limit does not cover intent, gross negligence, or anything that Qatari law does not allow to be limited.',
      },
      disputes: {
        title: 'Disputes and law',
        first:
          'Should we disagree, we first try to settle it by negotiation. If that fails within 30 days, the matter goes to arbitration in Doha.',
        second: 'The law of the State of Qatar applies. Where the two languages differ, the Arabic text prevails.',
      },
      changes: {
        title: 'Changes',
        first:
          'We may change these terms. The new text stands here with its date; agreements already signed keep the terms they were signed under.',
        second: 'If one sentence should not hold in law, the others remain.',
      },
    },
  },
};
