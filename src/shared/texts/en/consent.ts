/** Not among the texts of every first visit: most shops count nobody. */
export const texts = {
  'consent.title': 'Privacy settings',
  'consent.question': 'May we count page views?',
  'consent.text':
    'We would use an analytics service for this: no advertising, no payment or session IDs. [Privacy policy](/privacy)',
  'consent.textGranted':
    'We would use an analytics service for this: no advertising, no payment or session IDs. You have accepted. [Privacy policy](/privacy)',
  'consent.textDenied':
    'We would use an analytics service for this: no advertising, no payment or session IDs. You have declined. [Privacy policy](/privacy)',
  'consent.accept': 'Accept',
  'consent.decline': 'Decline',
} as const
