/** Figures of a page of a deal, a kind and a place. */
export const landing = {
  count_one: 'We have {{number}} on offer today.',
  count_other: 'We have {{number}} on offer today.',
  onRequest: 'Prices are on request.',
  same: { rent: 'The rent asked is {{price}} a month.', sale: 'The price asked is {{price}}.' },
  range: {
    rent: 'Rents go from {{min}} to {{max}} a month; half ask {{median}} or less.',
    sale: 'Prices go from {{min}} to {{max}}; half ask {{median}} or less.',
  },
  perArea: {
    rent: 'The median rent is {{rate}} per {{unit}} a month, from {{of}}.',
    sale: 'The median price is {{rate}} per {{unit}}, from {{of}}.',
  },
  of_one: '{{number}} listing that states price and area',
  of_other: '{{number}} listings that state price and area',
  others_one: '{{number}} more is priced on request.',
  others_other: '{{number}} more are priced on request.',
  failedText: 'Please try again in a moment.',
  refine: 'Narrow this search',
};
