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
      title: 'You are not subscribed any more',
      text: 'We send no newsletter to this address any more. What is already on its way may still arrive.',
    },
    gone: {
      title: 'This link is not valid any more',
      text: 'A subscription that nobody confirms is deleted after seven days. You can simply subscribe once more.',
    },
    failed: {
      title: 'That did not work',
      text: 'We could not find out how your subscription stands. Please try again in a moment.',
    },
  },
  confirm: 'Confirm the subscription',
  forget: 'It was not me: delete the address',
  end: 'Stop the newsletter',
  retry: 'Try again',
  home: 'To the homepage',
};
