/** What is told to whom: an enquiry is yours, went on to somebody else, found nobody in time; a task is due. */
export const noticeKinds = ['lead_assigned', 'lead_handed_on', 'lead_unanswered', 'task_due'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
