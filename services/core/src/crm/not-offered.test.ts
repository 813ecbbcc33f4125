import { expect, it } from 'vitest';
import { CrmUnavailableError } from './crm.ts';
import { notGiven, notTaken } from './not-offered.ts';

it.each(['leads', 'listings'] as const)('%s that the CRM has no place for are refused without being sent', (what) => {
  expect(notTaken(what)).toEqual({
    kind: 'rejected',
    httpStatus: null,
    code: 'crm.not_offered',
    text: `The CRM takes no ${what}`,
    answer: null,
  });
});

it.each(['listings', 'references', 'pictures'] as const)('says that the CRM gives no %s', (what) => {
  const error = notGiven(what);
  expect(error).toBeInstanceOf(CrmUnavailableError);
  expect(error).toMatchObject({ message: `The CRM gives no ${what}`, code: 'crm.not_offered' });
});
