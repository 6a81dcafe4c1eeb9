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
} as const
