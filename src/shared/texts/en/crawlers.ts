/** Texts that the server writes into feeds, files for crawlers and pages, so that browsers don't load them. */
export const texts = {
  'feed.subtitle': 'New guides to earning with AI',
  'feed.teaser': 'Continue reading in the shop',
  'llms.guides': 'All guides',
  'llms.feed': 'New guides',
  'credits.publisher': 'Edited and published by {name}',
  'credits.machine': 'Japanese version: machine-translated, not yet checked by an editor.',
  'credits.checked': 'Japanese version: machine-translated, checked by an editor on {date}.',
  'security.invitation':
    'Found a vulnerability? Please contact us, in English or Japanese, before you tell others.',
  'asleep.failed':
    'Part of this page didn’t load, so it isn’t fully working yet. Check your connection and reload the page.',
} as const
