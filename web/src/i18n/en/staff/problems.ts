/** Keys are the contract's codes. */
import type { ProblemTexts } from '../../problem-texts.ts';

const codes = {
  request: {
    invalid: 'Some fields are not filled in correctly.',
    malformed: 'The server could not read this. Reload the page and try again.',
    unreadable_address: 'This address cannot be read.',
    unknown_host: 'The site is not served under this name. Open it by its usual address.',
    too_large: 'This is larger than the server takes. A picture may have 10 MB at most.',
    timeout: 'The connection was too slow. Nothing was changed; try again.',
    unsupported_media_type: 'The file is no picture.',
    method_not_allowed: 'The server does not do this here. Reload the page and try again.',
    idempotency_conflict: 'This was sent before with other contents. Reload the page and try again.',
    rate_limited: 'Too many requests. Try again in a few minutes.',
  },
  address: { not_found: 'There is nothing at this address.' },
  server: {
    error: 'Something went wrong on our side.',
    unavailable: 'The server cannot answer just now. Look whether it was done before you try again.',
  },
  auth: {
    required: 'Your session has ended. Sign in again.',
    forbidden: 'Your role may not do this.',
    invalid_credentials: 'Username or password is wrong.',
    rate_limited: 'Too many attempts. Try again in a few minutes.',
    session_token: 'Your session was renewed in another tab. Try again.',
    password_change_required: 'Choose a new password first.',
    confirmation_required: 'Nothing was changed: the password was not confirmed.',
    incorrect_current_password: 'The current password is not correct',
    passwords_do_not_match: 'The new passwords do not match',
    password_too_short: 'The new password is too short',
    password_too_common:
      'This password is among the first that attackers try. Take several words that do not belong together.',
    password_breached:
      'This password stands in lists that were stolen elsewhere. Take another one, also where you use it.',
    password_of_own_words:
      'This password is little more than a name of yours or of the site. Take several words that nobody connects with you.',
    password_unchanged: 'The new password must differ from the one you were given',
    username_taken: 'Somebody else has this username. Choose another one.',
    username_missing: 'Choose a username.',
    link_invalid: 'This link was used already or is too old. Ask an administrator for a new one.',
  },
  session: { not_found: 'This session has ended already.' },
  user: {
    not_found: 'This account is not there any more.',
    email_taken: 'Another account has this e-mail address.',
    last_admin: 'This is the last administrator. Make somebody else administrator first.',
    accepted: 'The invitation was accepted in the meantime. Disable the account instead.',
    disabled: 'This account is disabled. Enable it first.',
  },
  lead: {
    captcha_failed: 'The sum was answered wrongly.',
    captcha_expired: 'The sum is too old. Answer the new one.',
    captcha_used: 'This sum was answered before. Answer the new one.',
    honeypot: 'This looks like spam.',
    spam: 'This looks like spam.',
    rate_limited: 'Too many enquiries. Try again later.',
    unclear: 'It is not known yet whether this was stored. Look at the list before you send it again.',
    not_found: 'This lead is not there any more.',
    person_changed: 'There is another enquiry of this person by now. Look at the list above and try again.',
    confirmation_wrong: 'What you typed is not the e-mail of this lead.',
  },
  mail: { not_found: 'This mail is not there any more.' },
  chat: {
    rate_limited: 'Too many messages. Try again in a minute.',
    disabled: 'The chat is switched off.',
  },
  property: {
    not_found: 'This property may have been removed or does not exist.',
    gone: 'This property was removed.',
    reference_taken: 'Another property has this reference ID.',
    conflict: 'Somebody else has changed this property since you opened it.',
  },
  featured: { conflict: 'The featured properties have changed since you opened the page.' },
  import: {
    unreadable:
      'The file cannot be read as a table of properties. Its first line needs column names, among them Title or Reference ID, and it may have 2,000 rows.',
    refused: 'Some rows are refused. Nothing was imported.',
    changed: 'Properties have changed since the dry run. Nothing was imported; look at the new plan first.',
  },
  media: {
    unreadable: 'The file cannot be read as a picture.',
    type: 'The file is no picture.',
    kind: 'Only JPEG, PNG, WebP, AVIF, HEIC and TIFF pictures are taken.',
    too_many_pixels: 'The picture has more than 60 megapixels.',
    address_refused: 'Only https addresses of public sites can be fetched.',
    unreachable: 'This address gives no picture.',
  },
  agent: { not_found: 'This member is not there any more.' },
  post: {
    not_found: 'Somebody has deleted this post in the meantime.',
    gone: 'This post was removed.',
    slug_taken: 'Another post has this slug. Please choose a different one.',
    conflict: 'It was changed after you opened it. Nothing of yours was saved or lost.',
    translation_not_found: 'The post in the other language is not there any more.',
  },
  category: { not_found: 'This category is not there any more.' },
  social_link: {
    not_found: 'This link is not there any more.',
    platform_taken: 'There is a link of this platform already.',
    conflict: 'The links have changed since you opened the page.',
  },
  crm: {
    unknown_provider: 'This is not the CRM that is connected.',
    offline: 'The CRM does not answer. Try again in a minute.',
    rejected: 'The CRM refused it.',
    sync_running: 'Another pull is under way. Try again when it has ended.',
    sync_failed: 'The listings could not all be fetched. The next pull tries again.',
    sync_stopped: 'The pull was stopped. The CRM page says why.',
    question_closed: 'This was decided meanwhile, or a newer sync has asked again',
    takes_no_listings: 'The CRM takes no listings any more, and nothing was sent',
    test_running: 'Test leads are being sent or removed already',
    test_full: 'Remove the test leads before you send more',
  },
  reconciliation: {
    not_found: 'This comparison is not there any more.',
    running: 'A comparison is running already',
  },
  settings: { key_needed: 'This provider needs an API key first.' },
} as const satisfies ProblemTexts;

export const problems = {
  ...codes,
  offline: 'The server cannot be reached. Check your connection and try again.',
  unanswered: 'The server did not answer. Look whether it was done before you try again.',
  unexpected: 'Something went wrong. Look whether it was done before you try again.',
  /** Beside a field. */
  rules: {
    required: 'This is needed.',
    minLength: 'This is too short.',
    maxLength: 'This is too long.',
    minimum: 'This is too small.',
    maximum: 'This is too large.',
    too_often: 'At most every five minutes',
    unreadable: 'This is not a cron expression of five fields',
    refused: 'The server does not take this value',
  },
} as const;
