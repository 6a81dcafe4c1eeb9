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
    'On the date above, we checked {pages} pages and page states in English and Japanese, in the light and dark themes, at widths from {from} to {to} pixels. We used the {rules} rules of {engine} for WCAG 2.2 (levels A and AA) and best practices, and found no violations.',
  'accessibility.without.card-form': 'The form for card details, which Stripe shows on our payment page.',
  'accessibility.without.videos':
    'The YouTube player, which loads only when you press play. Not every video has captions.',
} as const
