/** What feed readers, models and finders of holes read, and a page whose app could not be loaded. */
export const texts = {
  'feed.subtitle': 'New guides to earning with AI',
  'feed.teaser': 'Continue reading in the shop',
  'llms.guides': 'All guides',
  'llms.feed': 'New guides',
  'security.invitation':
    'Found a vulnerability? Please contact us, in English or Japanese, before you tell others.',
  'asleep.failed':
    'Part of this page didn’t load, so this won’t work yet. Check your connection and reload the page.',
} as const
