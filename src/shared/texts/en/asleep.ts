/** What a page says while it is asleep; the server writes it. */
export const texts = {
  'asleep.failed':
    'This needs a part of the page that could not be loaded. Check your connection and reload the page.',
} as const
