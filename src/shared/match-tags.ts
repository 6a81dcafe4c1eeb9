import { foldText } from './guide-search.ts'
import { toTagSlug } from './guide-tags.ts'

interface KnownTag {
  name: string
  nameJa: string
  /** As slugs; the first is the tag itself (spec 5). */
  synonyms: readonly [string, ...string[]]
  /** Titles that belong under the tag whatever the guide's tags are: a word, or how a longer word begins (spec 5). */
  title?: RegExp
}

/** The tags that have synonyms. 'Free' and 'Zero Cost' are names of 'No Investment' too. */
export const knownTags: readonly KnownTag[] = [
  {
    name: 'Voice Over',
    nameJa: 'ナレーション',
    synonyms: ['voice-over', 'voiceover', 'narration', 'audio', 'text-to-speech', 'voice-acting'],
    title: /\b(voice|audio|narration)|音声|ナレーション|朗読/i,
  },
  {
    name: 'Passive Income',
    nameJa: 'ストック収入',
    synonyms: ['passive-income', 'passive', 'royalties', 'recurring-income'],
  },
  {
    name: 'AI Writing',
    nameJa: 'AIライティング',
    synonyms: ['ai-writing', 'writing', 'copywriting', 'content-writing', 'blogging', 'ghostwriting'],
  },
  {
    name: 'Digital Products',
    nameJa: 'デジタル商品',
    synonyms: ['digital-products', 'digital-product', 'templates', 'ebooks', 'printables', 'downloads'],
  },
  {
    name: 'Automation',
    nameJa: '自動化',
    synonyms: ['automation', 'workflow', 'no-code', 'chatbots', 'bot', 'bots'],
    title: /\bautomat|\b(bot|ai)\b|自動|(?<!ロ)ボット/i,
  },
  {
    name: 'No Investment',
    nameJa: '初期費用なし',
    synonyms: [
      'no-investment',
      'zero-investment-required',
      'zero-investment',
      'no-upfront-cost',
      'free',
      'zero-cost',
    ],
    title:
      /\b(free|zero|no[ -]cost|without investment)\b|無料|元手(なし|ゼロ)|初期(費用|投資)(なし|ゼロ)|(?<![\d,])0円/i,
  },
  {
    name: 'Remote Work',
    nameJa: 'リモートワーク',
    synonyms: ['remote-work', 'remote', 'work-from-home', 'virtual', 'telework'],
    title: /\b(remote|virtual)|\bhome\b|在宅|自宅|リモート|テレワーク/i,
  },
  {
    name: 'E-commerce',
    nameJa: 'ネット販売',
    synonyms: ['e-commerce', 'ecommerce', 'online-store', 'print-on-demand', 'dropshipping'],
  },
  {
    name: 'Social Media',
    nameJa: 'SNS',
    synonyms: ['social-media', 'instagram', 'tiktok', 'youtube', 'short-video'],
  },
  {
    name: 'Marketing',
    nameJa: 'マーケティング',
    synonyms: ['marketing', 'seo', 'email-marketing', 'advertising', 'branding'],
  },
  {
    name: 'Freelancing',
    nameJa: 'フリーランス',
    synonyms: ['freelancing', 'freelance', 'side-hustle', 'client-work', 'gig'],
  },
]

const byName = new Map(
  knownTags.flatMap((tag) =>
    [tag.name, tag.synonyms[0], tag.nameJa].map((name) => [foldText(name), tag.name]),
  ),
)

/** The known tag that a text names by label or slug, in either language and any case (reading A32). */
export function findNamedTag(text: string): string | undefined {
  return byName.get(foldText(text.trim().replace(/\s+/g, ' ')))
}

interface Tagged {
  tags: readonly string[]
  titleEn: string
  titleJa: string
}

/** Whether a guide belongs under the selected tag, by its tags or by its titles (spec 5, reading A41). */
export function matchesTag(guide: Tagged, selected: string): boolean {
  return tagMatcher(selected)(guide)
}

/** The same for many guides: each of their tags is compared once. */
export function tagMatcher(selected: string): (guide: Tagged) => boolean {
  const wanted = toTagSlug(selected)
  const known = knownTags.find(({ synonyms }) => synonyms.includes(wanted))
  const synonyms = known?.synonyms ?? [wanted]
  const compared = new Map<string, boolean>()
  const tagMatches = (tag: string) => {
    const answer = compared.get(tag) ?? slugMatches(toTagSlug(tag), synonyms)
    compared.set(tag, answer)
    return answer
  }
  return ({ tags, titleEn, titleJa }) =>
    tags.some(tagMatches) || known?.title?.test(titleEn) === true || known?.title?.test(titleJa) === true
}

function slugMatches(slug: string, synonyms: readonly string[]): boolean {
  return (
    slug !== '' &&
    synonyms.some((synonym) => slug === synonym || containsName(slug, synonym) || containsName(synonym, slug))
  )
}

/** Names this short match whole words only, so that 'freelancing' is not 'free' (reading A41). */
const shortestLooseName = 5

function containsName(text: string, name: string): boolean {
  return name.length < shortestLooseName ? text.split('-').includes(name) : text.includes(name)
}
