/** Not among the texts of every first visit: most shops count nobody. */
export const texts = {
  'consent.title': 'Privacy settings',
  'consent.question': 'May we count which pages are read?',
  'consent.text':
    'An analytics service would count them for us: no advertising, no payment or session numbers. [Privacy policy](/privacy)',
  'consent.textGranted':
    'An analytics service would count them for us: no advertising, no payment or session numbers. You have accepted. [Privacy policy](/privacy)',
  'consent.textDenied':
    'An analytics service would count them for us: no advertising, no payment or session numbers. You have declined. [Privacy policy](/privacy)',
  'consent.accept': 'Accept',
  'consent.decline': 'Decline',
} as const
