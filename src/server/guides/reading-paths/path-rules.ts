import type { TextKey } from '../../../shared/texts/translate.ts'

/** Text keys of reading paths whose texts have no placeholders. */
type PathTextKey = Exclude<Extract<TextKey, `path.${string}`>, `path.category.${string}`>
type PathKey = PathTextKey extends infer Key ? (Key extends `path.${infer Path}.way` ? Path : never) : never

/** Returns a position on a path, which is filled with the most recommended guide that has all of these tags. */
const place = (why: PathTextKey, ...tags: string[]) => ({ why, tags })

/** Returns the rule of a path. `key` is a part of its text keys, such as `first` in `path.first.name`. */
const rule = (slug: string, key: PathKey, places: ReturnType<typeof place>[]) => ({ slug, key, places })

/** Reading paths by goal, in display order (B21.60). They name tags instead of guides, so that they survive withdrawals. */
export const pathRules = [
  rule('first-30-days', 'first', [
    place('path.first.reviews', 'local business', 'No Investment'),
    place('path.first.resume', 'resume'),
    place('path.first.reels', 'video editing', 'No Investment'),
    place('path.first.notes', 'transcription', 'No Investment'),
    place('path.first.descriptions', 'AI Writing', 'copywriting'),
  ]),
  rule('regular-writing-clients', 'writing', [
    place('path.writing.descriptions', 'AI Writing', 'copywriting'),
    place('path.writing.press', 'public relations'),
    place('path.writing.newsletter', 'newsletter'),
    place('path.writing.seo', 'SEO'),
    place('path.writing.interviews', 'ghostwriting'),
    place('path.writing.emails', 'email marketing'),
  ]),
  rule('sell-what-you-draw', 'draw', [
    place('path.draw.banners', 'graphic design'),
    place('path.draw.patterns', 'print on demand'),
    place('path.draw.planners', 'Etsy', 'Digital Products'),
    place('path.draw.stock', 'stock images'),
    place('path.draw.stories', 'ebooks', 'handmade gifts'),
  ]),
  rule('earn-with-sound', 'voice', [
    place('path.voice.greetings', 'AI voice'),
    place('path.voice.narration', 'text-to-speech', 'Freelancing'),
    place('path.voice.articles', 'text-to-speech', 'Automation'),
    place('path.voice.podcast', 'podcast'),
    place('path.voice.tours', 'narration', 'Digital Products'),
  ]),
  rule('make-once-sell-often', 'once', [
    place('path.once.templates', 'templates', 'Passive Income'),
    place('path.once.planners', 'Etsy', 'Passive Income'),
    place('path.once.patterns', 'print on demand', 'Passive Income'),
    place('path.once.study', 'teaching', 'Passive Income'),
    place('path.once.channel', 'YouTube', 'Passive Income'),
  ]),
  rule('shops-in-your-street', 'local', [
    place('path.local.reviews', 'local business', 'No Investment'),
    place('path.local.signs', 'local business', 'copywriting'),
    place('path.local.calendar', 'Instagram'),
    place('path.local.reminders', 'local business', 'Automation'),
    place('path.local.languages', 'local business', 'translation'),
    place('path.local.page', 'web design'),
  ]),
  rule('automate-small-offices', 'office', [
    place('path.office.lists', 'data entry'),
    place('path.office.sheets', 'spreadsheets', 'Automation'),
    place('path.office.reminders', 'local business', 'Automation'),
    place('path.office.bot', 'chatbot'),
    place('path.office.invoices', 'workflow', 'Automation'),
  ]),
  rule('quiet-work-from-home', 'quiet', [
    place('path.quiet.lists', 'data entry'),
    place('path.quiet.notes', 'transcription'),
    place('path.quiet.subtitles', 'subtitles'),
    place('path.quiet.reports', 'data analysis'),
    place('path.quiet.research', 'research', 'recurring income'),
  ]),
  rule('short-videos', 'video', [
    place('path.video.reels', 'video editing'),
    place('path.video.scripts', 'UGC'),
    place('path.video.subtitles', 'subtitles'),
    place('path.video.narration', 'text-to-speech', 'Freelancing'),
    place('path.video.channel', 'YouTube'),
  ]),
  rule('teach-what-you-know', 'teach', [
    place('path.teach.cards', 'teaching', 'Digital Products'),
    place('path.teach.interviews', 'ghostwriting'),
    place('path.teach.manuals', 'documentation'),
    place('path.teach.tours', 'narration', 'Digital Products'),
    place('path.teach.course', 'online courses'),
  ]),
]
