/** Not among the texts of every first visit: most shops count nobody. */
export const texts = {
  'consent.question': 'May we count page views?',
  'consent.text':
    'If you accept, we’ll use an analytics service, but not for advertising, and it won’t get payment or session IDs. [Privacy policy](/privacy)',
  'consent.textGranted':
    'You’ve accepted. We use an analytics service, but not for advertising, and it doesn’t get payment or session IDs. [Privacy policy](/privacy)',
  'consent.textDenied':
    'You’ve declined. If you accept, we’ll use an analytics service, but not for advertising, and it won’t get payment or session IDs. [Privacy policy](/privacy)',
  'consent.accept': 'Accept',
  'consent.decline': 'Decline',
} as const
