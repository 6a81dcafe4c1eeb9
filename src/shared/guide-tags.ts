/** The filter buttons of the guide list, in their order (spec 2); 'All Guides' is no tag. */
export const filterTags = [
  'AI Writing',
  'No Investment',
  'Passive Income',
  'Automation',
  'Digital Products',
  'Voice Over',
] as const

/** A tag as it is compared: lower case, spaces turned to hyphens (spec 5). */
export function toTagSlug(tag: string): string {
  return tag.trim().toLowerCase().replace(/\s+/g, '-')
}

/** The filter tag that a `q` names by label or slug, in any case (reading A32). */
export function findFilterTag(q: string): string | undefined {
  const slug = toTagSlug(q)
  return filterTags.find((tag) => toTagSlug(tag) === slug)
}

/** Synonyms of each tag, as slugs (spec 5). */
export const tagSynonyms: Readonly<Record<string, readonly string[]>> = {
  'voice-over': ['voice-over', 'voiceover', 'narration', 'audio', 'text-to-speech', 'voice-acting'],
  'passive-income': ['passive-income', 'passive', 'royalties', 'recurring-income'],
  'ai-writing': ['ai-writing', 'writing', 'copywriting', 'content-writing', 'blogging', 'ghostwriting'],
  'digital-products': [
    'digital-products',
    'digital-product',
    'templates',
    'ebooks',
    'printables',
    'downloads',
  ],
  automation: ['automation', 'workflow', 'no-code', 'chatbots', 'bot', 'bots'],
  'no-investment': [
    'no-investment',
    'zero-investment-required',
    'zero-investment',
    'no-upfront-cost',
    'free',
    'zero-cost',
  ],
  'remote-work': ['remote-work', 'remote', 'work-from-home', 'virtual', 'telework'],
  'e-commerce': ['e-commerce', 'ecommerce', 'online-store', 'print-on-demand', 'dropshipping'],
  'social-media': ['social-media', 'instagram', 'tiktok', 'youtube', 'short-video'],
  marketing: ['marketing', 'seo', 'email-marketing', 'advertising', 'branding'],
  freelancing: ['freelancing', 'freelance', 'side-hustle', 'client-work', 'gig'],
}

/** Every name under which a tag is known: 'Free' and 'Zero Cost' are 'No Investment' too. */
function synonymsOf(tag: string): readonly string[] {
  const slug = toTagSlug(tag)
  const set = Object.entries(tagSynonyms).find(([name, synonyms]) => name === slug || synonyms.includes(slug))
  return set?.[1] ?? [slug]
}

/** Synonyms this short match whole words only, so that 'freelancing' is not 'free' (reading A41). */
const shortestLooseSynonym = 5

/** Whether a guide with these tags belongs under the selected tag (spec 5, reading A41). */
export function matchesTag(guideTags: readonly string[], selected: string): boolean {
  const synonyms = synonymsOf(selected)
  return guideTags.some((tag) => {
    const slug = toTagSlug(tag)
    return slug !== '' && synonyms.some((synonym) => slugsMatch(slug, synonym))
  })
}

function slugsMatch(slug: string, synonym: string): boolean {
  return slug === synonym || containsName(slug, synonym) || containsName(synonym, slug)
}

function containsName(text: string, name: string): boolean {
  return name.length < shortestLooseSynonym ? text.split('-').includes(name) : text.includes(name)
}
