export const subscription = {
  title: 'Your newsletter',
  states: {
    waiting: {
      title: 'One click, and it is on its way',
      text: 'Confirm that this address is yours and that you want our newsletter once a month.',
    },
    confirmed: {
      title: 'You are subscribed',
      text: 'The newsletter comes once a month. You can stop it here at any time.',
    },
    ended: {
      title: 'You are no longer subscribed',
      text: 'We no longer send our newsletter to this address. An issue that is already on its way may still arrive.',
    },
    gone: {
      title: 'This link is no longer valid',
      text: 'A subscription that nobody confirms is deleted after seven days. You can simply subscribe again.',
    },
    failed: {
      title: 'That did not work',
      text: 'We could not look up your subscription. Please try again in a moment.',
    },
  },
  confirm: 'Confirm the subscription',
  forget: 'This was not me: delete the address',
  end: 'Stop the newsletter',
  retry: 'Try again',
  home: 'Go to the home page',
};
