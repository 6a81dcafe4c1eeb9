import { describe, expect, it } from 'vitest'
import type { CatalogLanguage } from './writing/format.ts'
import { demoGuides, findGuideSubject, createDemoGuides, type DemoGuide } from './index.ts'
import { demoMethods } from './writing/read-methods.ts'
import { demoNiches } from './writing/read-niches.ts'
import {
  audienceSlotPattern,
  britishSpellingPattern,
  extractMatch,
  countLongSentences,
  maxGuidesPerSentence,
  maxSharedShare,
  maxTitleLength,
  findRepeatedLongForms,
  rolePattern,
  splitSentences,
  findSharedSentences,
  findTextFaults,
} from './writing/rules.ts'
import { toSortedBigrams, compareBigrams, calculateMaxSimilarity } from './writing/similarity.ts'
import { fillSlots, createShortSlots } from './writing/slots.ts'
import { exemptDuplicates, hiddenDuplicates } from './writing/near-duplicates.ts'

const guides = demoGuides()

const content = (guide: DemoGuide, language: CatalogLanguage): string =>
  language === 'en' ? guide.contentEn : guide.contentJa
const title = (guide: DemoGuide, language: CatalogLanguage): string =>
  language === 'en' ? guide.titleEn : guide.titleJa
const summary = (guide: DemoGuide, language: CatalogLanguage): string =>
  language === 'en' ? guide.summaryEn : guide.summaryJa
const pairName = (left: number, right: number): string => `${left}/${right}`
const twins = [...hiddenDuplicates, exemptDuplicates].map(([left, right]) => pairName(left, right)).sort()

/** Ids that the README mentions, or that the shop treats specially. */
const NAMED_IDS = new Set([1, 120, 161, 195, 196, 197, 198, 199, 200])

const FILTER_TAGS = [
  'Voice Over',
  'Passive Income',
  'AI Writing',
  'Digital Products',
  'Automation',
  'No Investment',
  'Remote Work',
  'E-commerce',
  'Social Media',
  'Marketing',
  'Freelancing',
]
const SYNONYMS = [
  'copywriting',
  'text-to-speech',
  'zero-investment',
  'print on demand',
  'work-from-home',
  'social-media',
]

function closeTitles(language: CatalogLanguage): string[] {
  const titles = guides.map((guide) => toSortedBigrams(title(guide, language)))
  const found: string[] = []
  titles.forEach((left, index) => {
    for (let other = index + 1; other < titles.length; other++) {
      const right = titles[other]
      if (right && calculateMaxSimilarity(left, right) > 0.8 && compareBigrams(left, right) > 0.8)
        found.push(pairName(index + 1, other + 1))
    }
  })
  return found.sort()
}

describe('the demo catalog has plausible, varied guides', () => {
  it('the demo catalog has the guides 1 to 1,200', () => {
    expect(guides.map(({ id }) => id)).toEqual(Array.from({ length: 1200 }, (_, index) => index + 1))
  })

  it('writing the demo catalog twice gives the same guides', () => {
    expect(createDemoGuides()).toEqual(guides)
  })

  it('three demo guides are free, more than 300 ids apart, and none has a special id', () => {
    const free = guides.filter(({ isFreePreview }) => isFreePreview).map(({ id }) => id)
    expect(free).toHaveLength(3)
    expect(free.filter((id) => NAMED_IDS.has(id))).toEqual([])
    expect(Math.min(...free.slice(1).map((id, index) => id - (free[index] ?? 0)))).toBeGreaterThan(300)
  })

  it('most demo guides cost 200 cents, and a few cost 350 cents and 480 yen', () => {
    const large = guides.filter(({ price }) => price !== 200)
    expect(large.length).toBeGreaterThan(4)
    expect(large.length).toBeLessThan(25)
    expect(large.every(({ price, priceJpy }) => price === 350 && priceJpy === 480)).toBe(true)
    expect(guides.every(({ price, priceJpy }) => price === 350 || priceJpy === null)).toBe(true)
  })

  it('the demo catalog has guides for every filter and its synonyms', () => {
    const tags = new Set(guides.flatMap((guide) => guide.tags))
    expect([...FILTER_TAGS, ...SYNONYMS].filter((tag) => !tags.has(tag))).toEqual([])
    expect(guides.filter((guide) => guide.tags.some((tag) => tag.trim() === ''))).toEqual([])
  })

  it('demo guides explain the basis of their income in both languages', () => {
    for (const guide of guides) {
      expect(guide.incomeRange).toMatch(/^\$[\d,]+–\$[\d,]+ \/ month$/)
      expect(guide.metadata.incomeRangeJa).toMatch(/^月[\d,]+〜[\d,]+円$/)
      expect(guide.metadata.incomeBasisEn.length).toBeGreaterThan(60)
      expect(guide.metadata.incomeBasisJa.length).toBeGreaterThan(30)
      expect(guide.metadata.incomeBasisEn + guide.metadata.incomeBasisJa).not.toMatch(/[{}]/)
    }
  })

  it('no demo guide promises more than 2,000 dollars per month', () => {
    const highest = guides.map(({ incomeRange }) => Number(incomeRange.split('–')[1]?.replaceAll(/\D/g, '')))
    expect(Math.max(...highest)).toBeLessThanOrEqual(2000)
  })

  it('each demo guide has one to three videos with valid, unique ids', () => {
    const ids = guides.flatMap(({ referenceVideos }) => referenceVideos.map(({ videoId }) => videoId))
    expect(guides.filter(({ referenceVideos: { length } }) => length < 1 || length > 3)).toEqual([])
    expect(ids.filter((id) => !/^[\w-]{10}[AEIMQUYcgkosw048]$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('each demo guide has a Thai title and summary', () => {
    const withoutThai = guides.filter(
      ({ titleTh, summaryTh }) =>
        !/[\u0E00-\u0E7F]{4}/.test(titleTh) || !/[\u0E00-\u0E7F]{8}/.test(summaryTh),
    )
    expect(withoutThai.map(({ id }) => id)).toEqual([])
    expect(new Set(guides.map(({ titleTh }) => titleTh)).size).toBe(guides.length)
  })

  it('adjacent demo guides differ in trade and method', () => {
    const alike = guides.slice(1).filter((guide, index) => {
      const before = guides[index]
      const isTwin = twins.includes(pairName(guide.id - 1, guide.id))
      return !isTwin && (before?.metadata.emoji === guide.metadata.emoji || before?.titleTh === guide.titleTh)
    })
    expect(alike.map(({ id }) => id)).toEqual([])
  })
})

describe.each(['en', 'ja'] as const)('the %s texts of the demo guides', (language) => {
  const sentences = guides.map((guide) => splitSentences(content(guide, language)))

  it('titles of demo guides are unique, and similar only in second editions', () => {
    expect(new Set(guides.map((guide) => title(guide, language))).size).toBe(guides.length)
    expect(closeTitles(language)).toEqual(twins)
  })

  it('demo guides are long enough, with seven sections in order and a teaser', () => {
    const faults = guides.flatMap((guide) =>
      findTextFaults(content(guide, language), language).map((fault) => `${guide.id}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  it('demo guides number their steps and end with a template or checklist', () => {
    const premium = language === 'en' ? '## Premium content' : '## プレミアム特典'
    const incomplete = guides.filter((guide) => {
      const text = content(guide, language)
      const steps = text.match(/^\d\. \*\*/gm) ?? []
      return steps.length < 6 || !/^(?:```|- |\| |\d\. )/m.test(text.split(premium)[1] ?? '')
    })
    expect(incomplete.map(({ id }) => id)).toEqual([])
  })

  it('a section uses the long form of a slot at most once', () => {
    const repeated = guides.flatMap((guide) => {
      const niche = demoNiches.find(({ slug }) => slug === findGuideSubject(guide.id).niche)
      return niche
        ? findRepeatedLongForms(content(guide, language), niche, language).map(
            (form) => `${guide.id}: ${form}`,
          )
        : [`${guide.id} has no niche`]
    })
    expect(repeated).toEqual([])
  })

  it('demo guides mention taxes and the disclosure of AI', () => {
    const tax = language === 'en' ? /\btax/i : /確定申告/
    const ai = language === 'en' ? /\bAI\b/ : /AI/
    expect(
      guides
        .filter((guide) => !tax.test(content(guide, language)) || !ai.test(content(guide, language)))
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('no long sentence is repeated in more than 24 demo guides', () => {
    const common = [...countLongSentences(sentences)].filter(([, count]) => count > maxGuidesPerSentence)
    expect(common).toEqual([])
  })

  it('two demo guides share at most a quarter of their sentences, except second editions', () => {
    const close = findSharedSentences(sentences, maxSharedShare).map(({ left, right }) =>
      pairName(left + 1, right + 1),
    )
    expect(close.filter((pair) => !twins.includes(pair))).toEqual([])
  })

  it('summaries of demo guides contain no sentence of the paid text', () => {
    const given = guides.filter((guide) =>
      splitSentences(summary(guide, language)).some((sentence) =>
        content(guide, language).includes(sentence),
      ),
    )
    expect(given.map(({ id }) => id)).toEqual([])
  })
})

describe.each([
  ['en', 0],
  ['ja', 1],
] as const)('the %s titles of the demo guides', (language, side) => {
  const isTooLong = (text: string) => Array.from(text).length > maxTitleLength[language]

  it('titles of demo guides fit on a card with every niche, and in second editions', () => {
    const filled = demoMethods.flatMap((method) =>
      demoNiches.flatMap((niche) => {
        const slots = createShortSlots(method, niche, language)
        return method.titles.map((pair) => fillSlots(pair[side], slots))
      }),
    )
    expect(filled.filter(isTooLong)).toEqual([])
    expect(guides.map((guide) => title(guide, language)).filter(isTooLong)).toEqual([])
  })

  it('titles of demo guides name their audience', () => {
    const templates = demoMethods.flatMap(({ titles }) => titles.map((pair) => pair[side]))
    expect(templates.filter((template) => !audienceSlotPattern.test(template))).toEqual([])
  })

  it('the title of a demo guide contains "AI" only if the guide is tagged Automation', () => {
    const untagged = guides.filter(({ tags }) => !tags.includes('Automation'))
    expect(untagged.map((guide) => title(guide, language)).filter((text) => text.includes('AI'))).toEqual([])
  })
})

it('no method of the demo catalog uses a role that only some trades have', () => {
  const templates = demoMethods.map((method) =>
    JSON.stringify({ ...method, slug: '' }).replaceAll(/\{\^?[\w.]+\}/g, ''),
  )
  expect(templates.flatMap((text) => extractMatch(rolePattern, text) ?? [])).toEqual([])
})

it('no demo guide uses British words or spelling', () => {
  const british = guides.flatMap((guide) => {
    const found = extractMatch(britishSpellingPattern, JSON.stringify(guide))
    return found === undefined ? [] : [`${guide.id}: ${found}`]
  })
  expect(british).toEqual([])
})

/** Returns the similarity of two guides, weighted as in the shop's search for near-duplicates. */
const closeness = ([left, right]: readonly [number, number], language: CatalogLanguage): number => {
  const [first, second] = [guides[left - 1], guides[right - 1]]
  if (!first || !second) return 0
  const titles = compareBigrams(
    toSortedBigrams(title(first, language)),
    toSortedBigrams(title(second, language)),
  )
  const contents = compareBigrams(
    toSortedBigrams(content(first, language)),
    toSortedBigrams(content(second, language)),
  )
  return 0.4 * titles + 0.6 * contents
}

describe('the demo catalog has near-duplicates', () => {
  it('twelve pairs of demo guides are similar enough to be hidden, none with an id from 195 to 200', () => {
    expect(hiddenDuplicates).toHaveLength(12)
    expect(hiddenDuplicates.flat().filter((id) => NAMED_IDS.has(id))).toEqual([])
    expect(new Set(hiddenDuplicates.flat()).size).toBe(24)
    const tooFar = hiddenDuplicates.filter(
      (pair) => closeness(pair, 'en') < 0.85 || closeness(pair, 'ja') < 0.85,
    )
    expect(tooFar).toEqual([])
  })

  it('the demo guides 196 and 197, which the shop must never hide, are similar enough to be hidden', () => {
    expect(exemptDuplicates).toEqual([196, 197])
    expect(closeness(exemptDuplicates, 'en')).toBeGreaterThanOrEqual(0.85)
  })

  it('near-duplicates in the demo catalog are not identical', () => {
    const same = hiddenDuplicates.filter(
      ([left, right]) => guides[left - 1]?.contentEn === guides[right - 1]?.contentEn,
    )
    expect(same).toEqual([])
  })
})
