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

/** Plans, video and tour: of the same pages. */
export const media = {
  plan: 'Floor plan',
  video: 'Video',
  tour: 'Virtual tour',
  frame: '{{kind}}: {{title}}',
  loadedFrom: 'Loaded from another service, which learns of your visit to it:',
  planAlt: 'Floor plan: {{title}}',
  planNumber: 'Plan {{number}}',
  planHelp:
    'Zoom with the wheel, two fingers or + and −; move by dragging or with the arrow keys; 0 shows the whole plan.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole plan',
  zoom: '{{percent}}%',
  rooms: 'Rooms',
  room: 'Room',
  size: 'Size',
  area: 'Area',
  metres: '{{length}} × {{width}}\u00a0m',
  feet: '{{length}} × {{width}}\u00a0ft',
};
