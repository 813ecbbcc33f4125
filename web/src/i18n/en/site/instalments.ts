/** The calculator on the page of a listing for sale. */
export const instalments = {
  title: 'Monthly instalment',
  text: 'Work out roughly what a home loan for this property would cost you each month.',
  open: 'Open the calculator',
  close: 'Close the calculator',
  field: {
    price: 'Price in Qatari riyals',
    down: 'Down payment, % of the price',
    years: 'Loan period in years',
    rate: 'Interest or profit rate, % a year',
  },
  bounds: {
    price: 'Enter a price from {{from}} to {{to}}.',
    down: 'Enter a percentage from {{from}} to {{to}}.',
    years: 'Enter whole years, from {{from}} to {{to}}.',
    rate: 'Enter a rate from {{from}} to {{to}}.',
  },
  monthly: 'You would pay each month',
  sum: { borrowed: 'Amount financed', interest: 'Interest or profit in total', paid: 'All instalments together' },
  incomplete: 'Complete the figures above to see the instalment.',
  estimate:
    'This is an estimate, not an offer of finance. Banks set their own rates, fees and limits: ask yours for a binding figure. Nothing you type here leaves your browser.',
} as const;
