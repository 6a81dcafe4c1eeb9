import type { TextKey } from '../../../shared/texts/translate.ts'

/** Text keys of reading paths whose texts have no placeholders. */
export type PathTextKey = Exclude<Extract<TextKey, `path.${string}`>, `path.category.${string}`>

/** Position on a path. Filled with the most recommended guide that has all of these tags. */
interface PlaceRule {
  why: PathTextKey
  tags: readonly string[]
}

export interface PathRule {
  slug: string
  name: PathTextKey
  audience: PathTextKey
  way: PathTextKey
  places: readonly PlaceRule[]
}

const place = (why: PathTextKey, ...tags: string[]): PlaceRule => ({ why, tags })

/** Reading paths by goal, in display order (B21.60). They name tags instead of guides, so that they survive withdrawals. */
export const pathRules: readonly PathRule[] = [
  {
    slug: 'first-30-days',
    name: 'path.first.name',
    audience: 'path.first.for',
    way: 'path.first.way',
    places: [
      place('path.first.reviews', 'local business', 'No Investment'),
      place('path.first.resume', 'resume'),
      place('path.first.reels', 'video editing', 'No Investment'),
      place('path.first.notes', 'transcription', 'No Investment'),
      place('path.first.descriptions', 'AI Writing', 'copywriting'),
    ],
  },
  {
    slug: 'regular-writing-clients',
    name: 'path.writing.name',
    audience: 'path.writing.for',
    way: 'path.writing.way',
    places: [
      place('path.writing.descriptions', 'AI Writing', 'copywriting'),
      place('path.writing.press', 'public relations'),
      place('path.writing.newsletter', 'newsletter'),
      place('path.writing.seo', 'SEO'),
      place('path.writing.interviews', 'ghostwriting'),
      place('path.writing.emails', 'email marketing'),
    ],
  },
  {
    slug: 'sell-what-you-draw',
    name: 'path.draw.name',
    audience: 'path.draw.for',
    way: 'path.draw.way',
    places: [
      place('path.draw.banners', 'graphic design'),
      place('path.draw.patterns', 'print on demand'),
      place('path.draw.planners', 'Etsy', 'Digital Products'),
      place('path.draw.stock', 'stock images'),
      place('path.draw.stories', 'ebooks', 'handmade gifts'),
    ],
  },
  {
    slug: 'earn-with-sound',
    name: 'path.voice.name',
    audience: 'path.voice.for',
    way: 'path.voice.way',
    places: [
      place('path.voice.greetings', 'AI voice'),
      place('path.voice.narration', 'text-to-speech', 'Freelancing'),
      place('path.voice.articles', 'text-to-speech', 'Automation'),
      place('path.voice.podcast', 'podcast'),
      place('path.voice.tours', 'narration', 'Digital Products'),
    ],
  },
  {
    slug: 'make-once-sell-often',
    name: 'path.once.name',
    audience: 'path.once.for',
    way: 'path.once.way',
    places: [
      place('path.once.templates', 'templates', 'Passive Income'),
      place('path.once.planners', 'Etsy', 'Passive Income'),
      place('path.once.patterns', 'print on demand', 'Passive Income'),
      place('path.once.study', 'teaching', 'Passive Income'),
      place('path.once.channel', 'YouTube', 'Passive Income'),
    ],
  },
  {
    slug: 'shops-in-your-street',
    name: 'path.local.name',
    audience: 'path.local.for',
    way: 'path.local.way',
    places: [
      place('path.local.reviews', 'local business', 'No Investment'),
      place('path.local.signs', 'local business', 'copywriting'),
      place('path.local.calendar', 'Instagram'),
      place('path.local.reminders', 'local business', 'Automation'),
      place('path.local.languages', 'local business', 'translation'),
      place('path.local.page', 'web design'),
    ],
  },
  {
    slug: 'automate-small-offices',
    name: 'path.office.name',
    audience: 'path.office.for',
    way: 'path.office.way',
    places: [
      place('path.office.lists', 'data entry'),
      place('path.office.sheets', 'spreadsheets', 'Automation'),
      place('path.office.reminders', 'local business', 'Automation'),
      place('path.office.bot', 'chatbot'),
      place('path.office.invoices', 'workflow', 'Automation'),
    ],
  },
  {
    slug: 'quiet-work-from-home',
    name: 'path.quiet.name',
    audience: 'path.quiet.for',
    way: 'path.quiet.way',
    places: [
      place('path.quiet.lists', 'data entry'),
      place('path.quiet.notes', 'transcription'),
      place('path.quiet.subtitles', 'subtitles'),
      place('path.quiet.reports', 'data analysis'),
      place('path.quiet.research', 'research', 'recurring income'),
    ],
  },
  {
    slug: 'short-videos',
    name: 'path.video.name',
    audience: 'path.video.for',
    way: 'path.video.way',
    places: [
      place('path.video.reels', 'video editing'),
      place('path.video.scripts', 'UGC'),
      place('path.video.subtitles', 'subtitles'),
      place('path.video.narration', 'text-to-speech', 'Freelancing'),
      place('path.video.channel', 'YouTube'),
    ],
  },
  {
    slug: 'teach-what-you-know',
    name: 'path.teach.name',
    audience: 'path.teach.for',
    way: 'path.teach.way',
    places: [
      place('path.teach.cards', 'teaching', 'Digital Products'),
      place('path.teach.interviews', 'ghostwriting'),
      place('path.teach.manuals', 'documentation'),
      place('path.teach.tours', 'narration', 'Digital Products'),
      place('path.teach.course', 'online courses'),
    ],
  },
]
