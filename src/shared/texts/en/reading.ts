/** Only readers of a whole guide load these. */
export const texts = {
  'guide.contents': 'Contents',
  'guide.videos': 'Reference videos',
  'guide.videosNote': 'YouTube is contacted only once you play one.',
  'guide.grounds.free-preview': 'Free to read: this guide is a complete sample.',
  'guide.grounds.purchase': 'You own this guide.',
  'guide.grounds.free-pick': 'You chose this guide as your free one.',
  'guide.why': 'Why you can read this',
  'guide.grounds.subscription': 'Open to you with Pro.',
  'reading.views': 'Language of this guide',
  'reading.both': 'Side by side',
  'reading.row.stale': 'Translation of an earlier version',
  'reading.row.missing': 'Not translated yet',
  'reading.row.orphan': 'No longer in the English version',
  'reading.row.added': 'Only in the Japanese version',
} as const
