/** Not among the texts of every first visit: most shops count nobody. */
export const texts = {
  'consent.title': 'Privacy settings',
  'consent.question': 'May we count page views?',
  'consent.text':
    'We’d use an analytics service, with no advertising and no payment or session IDs. [Privacy policy](/privacy)',
  'consent.textGranted':
    'We use an analytics service, with no advertising and no payment or session IDs. You’ve accepted. [Privacy policy](/privacy)',
  'consent.textDenied':
    'We’d use an analytics service, with no advertising and no payment or session IDs. You’ve declined. [Privacy policy](/privacy)',
  'consent.accept': 'Accept',
  'consent.decline': 'Decline',
} as const
