export const media = {
  plan: 'Floor plan',
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
