/** What is told to whom: an enquiry is yours, went on to somebody else, found nobody in time; a task is due; the person wrote back, or a mail to them came back. */
export const noticeKinds = [
  'lead_assigned',
  'lead_handed_on',
  'lead_unanswered',
  'task_due',
  'lead_answered',
  'mail_returned',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
