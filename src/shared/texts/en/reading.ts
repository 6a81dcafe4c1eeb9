/** Only readers of a whole guide load these. */
export const texts = {
  'guide.contents': 'Contents',
  'guide.videos': 'Reference videos',
  'guide.videosNote': 'Your browser contacts YouTube only when you play a video.',
  'guide.grounds.free-preview': 'This is a free guide.',
  'guide.grounds.purchase': 'You own this guide.',
  'guide.grounds.free-pick': 'You chose this as your free guide.',
  'guide.why': 'Why you have access',
  'guide.grounds.subscription': 'Included in Pro.',
  'reading.views': 'Language of this guide',
  'reading.both': 'Side by side',
  'reading.row.stale': 'Translation of an earlier version',
  'reading.row.missing': 'Not translated yet',
  'reading.row.orphan': 'No longer in the English version',
  'reading.row.added': 'Only in the Japanese version',
} as const
