/** What is said when a call or a page fails or a search finds nothing, and the proposals that help to search. */
export const texts = {
  // In the message of a refused call, for logs and error cards (B13.4).
  'guide.invalidId': 'Invalid guide ID',
  'guide.invalidIdInJapanese': 'ガイドIDが無効です',
  'callError.loginRequired': 'Authentication error: Login required',

  // Pages that the server sends instead of one that it can't show (B13.15).
  'failure.address.title': 'This address isn’t valid',
  'failure.address.text':
    'Part of the address is broken or missing. Please check it, or start from the guide list.',
  'failure.method.title': 'That didn’t go through',
  'failure.method.text':
    'The page may not have been ready yet. Nothing was bought or changed. Please open the page again and try once more.',
  'failure.method.open': 'Open the page again',
  'failure.limit.title': 'Too many requests',
  'failure.limit.text':
    'Your network has sent us too many requests in a short time. Please wait a moment and try again. Your account and purchases are safe.',
  'failure.busy.title': 'This page isn’t available right now',
  'failure.busy.text':
    'We’re having a technical problem. Your account and purchases are safe. Please try again in a few seconds.',
  'failure.reader.text':
    'We can’t look up your account at the moment, so you’re seeing this page the way guests do. What you own is safe; there’s no need to buy it again.',
  'failure.reader.again': 'Try again',
  'failure.reference': 'If you contact us about this, please include the reference {id}.',

  // Instead of a guide.
  'guide.invalidText': 'A guide address ends in a number, such as /guide/195.',
  'guide.withdrawn': 'This guide is no longer for sale',
  'guide.withdrawnText': 'If you own this guide, log in to keep reading. Here are some similar guides.',

  // Instead of a list without guides (B4.32).
  'guides.noneTagged': 'No guides found with tag #{tag}',
  'guides.noneTitle': 'No guides found',
  'guides.noneText': 'Try removing your filters or come back later.',
  'guides.didYouMean': 'Did you mean “{text}”?',
  'guides.nearTags': 'Topics to try',
  'guides.popular': 'Guides to start with',
  'guides.ask': 'Request a guide about “{text}”',
  'guides.showAll': 'Show All Guides',

  'guides.savedCopy':
    'You’re offline or the shop can’t be reached, so you’re seeing a saved copy from {date}.',
  'guides.restMissing': 'These are the first {count} guides. The rest couldn’t be loaded.',

  'guides.topic': 'Topic',
  'guides.suggestions': 'Suggestions',
  'guides.suggestionCount_one': '{count} suggestion',
  'guides.suggestionCount_other': '{count} suggestions',
} as const
