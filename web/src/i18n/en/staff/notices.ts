export const notices = {
  title: 'Notices',
  unread_one: '{{formatted}} new notice',
  unread_other: '{{formatted}} new notices',
  new: 'New:',
  readAll: 'Mark all as read',
  none: 'Nothing yet. What is given to you appears here.',
  failed: 'They could not be marked as read.',
  desktop: {
    title: 'New enquiry',
    label: 'Show new enquiries on this device',
    text: 'Those given to you, also while this page is out of sight',
    blocked: 'Your browser blocks them. Allow notifications for this site in its settings.',
  },
  kinds: {
    lead_assigned: 'A lead is yours now',
    lead_handed_on: 'A lead of yours went to somebody else',
    lead_unanswered: 'A lead of your team was not answered in time',
    task_due: 'A task is due',
    lead_answered: 'The person behind a lead wrote back',
    mail_returned: 'A mail to the person behind a lead came back',
  },
};
