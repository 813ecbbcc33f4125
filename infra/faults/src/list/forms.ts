import type { Fault } from '../fault.ts';

/** Forms of visitors and staff: what is checked, what is sent, what is said, what stays. */
export const formFaults: readonly Fault[] = [
  {
    id: 'forms-01',
    kind: 'combination',
    past: 'c9037bb',
    harm: 'On a slow connection what was typed before the scripts came is wiped out of the form.',
    edits: [
      {
        file: 'web/src/site/leads/use-lead-form.ts',
        find: '{ ...empty, ...typed }',
        put: '{ ...typed, ...empty }',
      },
    ],
  },
  {
    id: 'forms-02',
    kind: 'plain',
    harm: 'Subscribers of the newsletter are stored without their consent to it, so that nobody may write to them.',
    edits: [
      {
        file: 'web/src/site/newsletter/subscription.ts',
        find: 'marketing: true',
        put: 'marketing: false',
      },
    ],
  },
  {
    id: 'forms-03',
    kind: 'combination',
    harm: 'When the answer to an enquiry is lost and the visitor presses Send again, the agency has the lead twice.',
    edits: [
      {
        file: 'web/src/site/leads/use-lead-form.ts',
        find: '    onError: (error) => {\n      captcha.refresh();',
        put: '    onError: (error) => {\n      key.renew();\n      captcha.refresh();',
      },
    ],
  },
  {
    id: 'forms-04',
    kind: 'combination',
    past: '444770a',
    harm: 'Without scripts a field that the server refuses gets no message: the form just stands there again.',
    edits: [
      {
        file: 'web/src/app/routes/site/contact-send.tsx',
        find: 'errors: refused, failure } as const;',
        put: 'errors: {}, failure } as const;',
      },
    ],
  },
  {
    id: 'forms-05',
    kind: 'edge',
    harm: 'Without scripts the end of a message that is too long is cut off silently, and the visitor is thanked.',
    edits: [
      {
        file: 'web/src/site/leads/posted-lead.ts',
        find: 'slice(0, max + 1)',
        put: 'slice(0, max)',
      },
    ],
  },
  {
    id: 'forms-06',
    kind: 'combination',
    past: 'a914164',
    harm: 'Without scripts the button of a listing leads to an empty form that is full of error messages already.',
    edits: [
      {
        file: 'web/src/app/routes/site/contact-send.tsx',
        find: "const isBlank = ({ fullName, email, phone }: LeadValues) => fullName === '' && email === '' && phone === '';",
        put: "const isBlank = ({ fullName, email, phone, message }: LeadValues) =>\n  fullName === '' && email === '' && phone === '' && message === '';",
      },
    ],
  },
  {
    id: 'forms-07',
    kind: 'combination',
    harm: 'In the window about two changes of one article "save mine" never gets through: the same question comes again and again.',
    edits: [
      {
        file: 'web/src/staff/blog/post-form.tsx',
        find: '{ ...body, version: over.version }',
        put: '{ version: over.version, ...body }',
      },
    ],
  },
  {
    id: 'forms-08',
    kind: 'combination',
    harm: 'Back closes the window of a listing without a question, and what was typed is lost.',
    edits: [
      {
        file: 'web/src/staff-ui/unsaved-changes.tsx',
        find: '(from.pathname !== to.pathname || from.search !== to.search)',
        put: 'from.pathname !== to.pathname',
      },
    ],
  },
  {
    id: 'forms-09',
    kind: 'edge',
    harm: 'A follow-up that staff take away from a lead is there again after saving.',
    edits: [
      {
        file: 'web/src/staff/leads/lead-edit.tsx',
        find: '...(followUpInput(followUpAt) === followUpInput(lead.followUpAt) ? {} : { followUpAt }),',
        put: '...(followUpAt === null || followUpInput(followUpAt) === followUpInput(lead.followUpAt) ? {} : { followUpAt }),',
      },
    ],
  },
  {
    id: 'forms-10',
    kind: 'edge',
    harm: 'Who has tried to sign in too often is told to wait for 0 minutes.',
    edits: [
      {
        file: 'web/src/staff/auth/sign-in-form.tsx',
        find: 'Math.ceil((error.retryAfter ?? 60) / 60)',
        put: 'Math.floor((error.retryAfter ?? 60) / 60)',
      },
    ],
  },
  {
    id: 'forms-11',
    kind: 'combination',
    harm: 'An agent cannot save notes any more: the form, which offers agents no assignee, takes the lead away from them and is refused.',
    edits: [
      {
        file: 'web/src/staff/leads/lead-edit.tsx',
        find: "assigneeId: String(lead.assigneeId ?? ''),",
        put: "assigneeId: mayAssign ? String(lead.assigneeId ?? '') : '',",
      },
    ],
  },
  {
    id: 'forms-12',
    kind: 'combination',
    harm: 'Who signed in anew in another tab cannot save in this one until the page is loaded again, and loses what was typed.',
    edits: [
      {
        file: 'web/src/lib/api/client.ts',
        find: 'return response.status === 403 &&',
        put: 'return response.status === 401 &&',
      },
    ],
  },
];
