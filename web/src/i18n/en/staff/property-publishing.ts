/** How complete a listing is, and what that means for publishing it; part of the words of properties. */
export const propertyPublishing = {
  enough: {
    complete: 'Complete',
    incomplete: 'Something is missing',
    below: 'Below the minimum',
    waiting: 'Waiting to be published',
  },
  mandate: { none: 'Without a mandate in force', ending: 'Ending within 30 days' },
  completeness: {
    title: 'Completeness',
    score: '{{score}}% complete',
    percent: '{{score}}%',
    full: 'nothing is missing',
    missing_one: '{{formatted}} thing is missing',
    missing_other: '{{formatted}} things are missing',
    missingTitle: 'Still missing:',
    needs: 'Publishing needs {{minimum}}%',
    images: 'Pictures (at least {{least}})',
    position: 'Position on the map',
  },
  waiting: {
    mark: 'Waiting',
    mandateMark: 'Waiting for a mandate',
    link_one: '{{formatted}} property waits to be published',
    link_other: '{{formatted}} properties wait to be published',
    text: 'It came from the CRM with less than the office asks for. It is published as soon as it is complete enough, or when somebody publishes it anyway.',
    mandate:
      'It has no mandate in force, and your office publishes nothing without one. It is published by itself once a mandate is entered.',
    publish: 'Publish anyway',
    published: 'The property is published',
  },
} as const;
