/** What feed readers, models and finders of holes read. */
export const texts = {
  'feed.subtitle': 'New guides to earning with AI',
  'feed.teaser': 'Read on in the shop',
  'llms.guides': 'All guides',
  'llms.feed': 'New guides',
  'security.invitation': 'Found a hole? Please write to us before you tell others, in English or Japanese.',
} as const
