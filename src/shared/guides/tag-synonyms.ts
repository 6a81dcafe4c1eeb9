import { texts as japaneseLabels } from '../texts/ja/tags.ts'
import { foldText } from './fold-text.ts'
import { toTagSlug } from './filter-tags.ts'

interface KnownTag {
  name: string
  nameJa: string
  /** Other English and Japanese names of the tag. */
  otherNames: readonly string[]
  /** Slugs of the tag and its synonyms, the tag itself first (B4.14). */
  synonyms: readonly [string, ...string[]]
  /**
   * Pattern of titles that match the tag regardless of the guide's tags. Matches a word, or the beginning of a longer word
   * (B4.15).
   */
  title?: RegExp
}

/** Tags that have synonyms. 'Free' and 'Zero Cost' are other names of 'No Investment'. */
export const knownTags: readonly KnownTag[] = [
  {
    name: 'Voice Over',
    nameJa: 'ナレーション',
    otherNames: ['voiceover', '音声'],
    synonyms: ['voice-over', 'voiceover', 'narration', 'audio', 'text-to-speech', 'voice-acting'],
    title: /\b(voice|audio|narration)|音声|ナレーション|朗読/i,
  },
  {
    name: 'Passive Income',
    nameJa: 'ストック収入',
    otherNames: ['不労所得'],
    synonyms: ['passive-income', 'passive', 'royalties', 'recurring-income'],
  },
  {
    name: 'AI Writing',
    nameJa: 'AIライティング',
    otherNames: ['ライティング'],
    synonyms: ['ai-writing', 'writing', 'copywriting', 'content-writing', 'blogging', 'ghostwriting'],
  },
  {
    name: 'Digital Products',
    nameJa: 'デジタル商品',
    otherNames: ['デジタルコンテンツ'],
    synonyms: ['digital-products', 'digital-product', 'templates', 'ebooks', 'printables', 'downloads'],
  },
  {
    name: 'Automation',
    nameJa: '自動化',
    otherNames: ['業務効率化'],
    synonyms: ['automation', 'workflow', 'no-code', 'chatbots', 'bot', 'bots'],
    title: /\bautomat|\b(bot|ai)\b|自動|(?<!ロ)ボット/i,
  },
  {
    name: 'No Investment',
    nameJa: '初期費用なし',
    otherNames: ['zero investment', '初期投資なし', '元手なし'],
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
    otherNames: ['work from home', '在宅ワーク', 'テレワーク'],
    synonyms: ['remote-work', 'remote', 'work-from-home', 'virtual', 'telework'],
    title: /\b(remote|virtual)|\bhome\b|在宅|自宅|リモート|テレワーク/i,
  },
  {
    name: 'E-commerce',
    nameJa: 'ネット販売',
    otherNames: ['ecommerce', 'ネットショップ'],
    synonyms: ['e-commerce', 'ecommerce', 'online-store', 'print-on-demand', 'dropshipping'],
  },
  {
    name: 'Social Media',
    nameJa: 'SNS',
    otherNames: ['SNS運用'],
    synonyms: ['social-media', 'instagram', 'tiktok', 'youtube', 'short-video'],
  },
  {
    name: 'Marketing',
    nameJa: 'マーケティング',
    otherNames: ['集客'],
    synonyms: ['marketing', 'seo', 'email-marketing', 'advertising', 'branding'],
  },
  {
    name: 'Freelancing',
    nameJa: 'フリーランス',
    otherNames: ['freelance', '業務委託'],
    synonyms: ['freelancing', 'freelance', 'side-hustle', 'client-work', 'gig'],
  },
]

const namesOf = ({ name, nameJa, otherNames }: KnownTag) => [name, nameJa, ...otherNames]

const slugged = knownTags.map((tag) => {
  const names = namesOf(tag).map(toTagSlug)
  return { tag, names, synonyms: [...new Set([...names, ...tag.synonyms])] }
})

/** Returns all names of a guide's tag in both languages, for search. */
export function listTagNames(tag: string): string[] {
  const slug = toTagSlug(tag)
  const known = slugged.find(({ names }) => names.includes(slug))?.tag
  const label = japaneseLabels[`tag.${slug}`] ?? []
  return [
    ...new Set([tag, tag.replaceAll('-', ' '), known === undefined ? [] : namesOf(known), label].flat()),
  ]
}

/** Search words for free guides, which also select the tag No Investment (B4.27). */
const namesForFree = ['Zero Investment Required', 'No Upfront Cost', 'Free', 'Zero Cost']

const byLabel = new Map([
  ...knownTags.flatMap(({ name, nameJa }) =>
    [name, toTagSlug(name), nameJa].map((label): [string, string] => [foldText(label), name]),
  ),
  ...namesForFree
    .flatMap((name) => [name, toTagSlug(name)])
    .map((label): [string, string] => [foldText(label), 'No Investment']),
])

/** Returns the known tag with this label or slug in either language, ignoring case (B4.3). */
export function findNamedTag(text: string): string | undefined {
  return byLabel.get(foldText(text.trim().replace(/\s+/g, ' ')))
}

interface Tagged {
  tags: readonly string[]
  titleEn: string
  titleJa: string
}

/**
 * Returns a function that checks whether a guide belongs to the selected tag, by its tags or title (B4.13, B4.16). Results per
 * tag are cached.
 */
export function createTagMatcher(selected: string): (guide: Tagged) => boolean {
  const wanted = toTagSlug(selected)
  const known = slugged.find(({ synonyms }) => synonyms.includes(wanted))
  const synonyms = known?.synonyms ?? [wanted]
  const title = known?.tag.title
  const compared = new Map<string, boolean>()
  const tagMatches = (tag: string) => {
    const answer = compared.get(tag) ?? slugMatches(toTagSlug(tag), synonyms)
    compared.set(tag, answer)
    return answer
  }
  return ({ tags, titleEn, titleJa }) =>
    tags.some(tagMatches) || title?.test(titleEn) === true || title?.test(titleJa) === true
}

function slugMatches(slug: string, synonyms: readonly string[]): boolean {
  return (
    slug !== '' &&
    synonyms.some((synonym) => slug === synonym || containsName(slug, synonym) || containsName(synonym, slug))
  )
}

/**
 * Minimum length of names that match inside longer words. Shorter names match whole words only, so that 'freelancing' doesn't
 * match 'free' (B4.16).
 */
const shortestLooseName = { english: 5, japanese: 2 }

function containsName(text: string, name: string): boolean {
  const shortest = /^[ -~]*$/.test(name) ? shortestLooseName.english : shortestLooseName.japanese
  return name.length < shortest ? text.split('-').includes(name) : text.includes(name)
}
