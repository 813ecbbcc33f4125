import { consentText } from '@manzil/core/leads/consent-texts';
export const newsletter = {
  title: 'The market, once a month',
  text: 'New listings, rents by district and what they mean for you. No advertising.',
  email: 'Your email address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  website: 'Website',
  consent: consentText('newsletter').en,
  policy: 'Privacy policy',
  error: 'Error',
  invalid: 'Please enter a valid email address',
  failed: 'An error occurred during subscription',
  unclearTitle: 'Not clear yet',
  unclear: 'We could not find out whether your subscription was saved. Please try again: it will be saved only once.',
  thanks: 'Thank You!',
  subscribed: 'Open the link in our e-mail to confirm, and your subscription begins',
  onward: 'Read the blog',
};
