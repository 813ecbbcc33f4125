export const brochure = {
  title: 'Brochure: {{title}}',
  description: '“{{title}}” on paper: pictures, facts, map and whom to ask.',
  open: 'Brochure to print',
  back: 'Back to the property',
  print: 'Print or save as PDF',
  contact: 'Ask us',
  comma: ', ',
  scan: 'Scan for the page with today’s price',
  qrLabel: 'QR code of {{address}}',
  asOf: 'As of {{date}}. Price and availability may change; the page on our site says what is true today.',
};
