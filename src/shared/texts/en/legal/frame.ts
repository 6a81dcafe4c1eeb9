/** What frames the pages that promise something in writing. */
export const texts = {
  'legal.effective': 'Effective {date}',
  'legal.changed': 'Last updated {date}',
  'legal.contents': 'On this page',
  'legal.numbered': '{number}. {title}',
  'legal.seller': 'Who we are',
  'legal.sellerText': 'Questions about this page? Contact us through the [contact page](/contact).',
  'legal.related': 'Related pages',
  'legal.name': 'Seller',
  'legal.responsible': 'Person in charge',
  'legal.address': 'Address',
  'legal.email': 'Email',
  'accessibility.found':
    'On the day above, {pages} pages and states of pages were checked in English and in Japanese, in the light and the dark theme, from {from} to {to} pixels wide, with the {rules} rules of {engine} for WCAG 2.2 (levels A and AA) and best practices. No violation was found.',
  'accessibility.without.card-form': 'The form for card details, which Stripe shows inside our payment page.',
  'accessibility.without.videos':
    'Videos on YouTube, which load only when you click play. Not all of them have captions.',
} as const
