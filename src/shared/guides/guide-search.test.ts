import { describe, expect, test } from 'vitest'
import { createSearchIndex } from './guide-search.ts'
import { createThesaurus } from './search-synonyms.ts'

const nothing = { titleEn: '', titleJa: '', summaryEn: '', summaryJa: '', tags: [] as string[] }
type Guide = Parameters<ReturnType<typeof createSearchIndex>['add']>[0]

function find(text: string, ...guides: Partial<Guide>[]) {
  const index = createSearchIndex(createThesaurus(['carpentry: woodworker, 大工']))
  for (const guide of guides) index.add({ ...nothing, ...guide })
  const { places, reading } = index.search(text)
  return { places, reading }
}

function searchAll(text: string, ...guides: Partial<Guide>[]) {
  const index = createSearchIndex(createThesaurus())
  for (const guide of guides) index.add({ ...nothing, ...guide })
  return index.search(text)
}

const search = (text: string, ...guides: Partial<Guide>[]) => find(text, ...guides).places

const cafeGuide: Partial<Guide> = {
  titleEn: 'Describe what independent cafés sell, children’s menus too',
  titleJa: 'カフェの紹介文を書く',
  summaryEn: 'Short texts for a follow-up e-mail.',
  summaryJa: 'メニューのための短い文章。ポッドキャストも。',
  tags: ['AI Writing', 'ebooks', 'print-on-demand', 'Remote Work', 'C++'],
  tools: ['ChatGPT', 'SUZURI'],
  toolsEn: ['ChatGPT or Claude', 'Spoonflower for cloth'],
  toolsJa: ['布ならSUZURI'],
  outlineEn: ['Find the first customer'],
  outlineJa: ['最初の依頼主'],
  startCostEn: '$0 (free plans suffice)',
  risksJa: ['著作権'],
}
const other: Partial<Guide> = { titleEn: 'Repair bicycles', titleJa: '自転車を直す' }

describe('guides that a search finds', () => {
  test.each([
    ['  CAFÉS  ', 'with spaces, upper case and accents'],
    ['cafe', 'without accents'],
    ['Ｃａｆｅ', 'in full width'],
    ['dependent cafés se', 'by a part of its title'],
    ['sell describe', 'by separate words in any order'],
    ['describe the cafes', 'by words with function words in between'],
    ['describing', 'by another form of a word'],
    ['ai writing', 'by a tag'],
    ['i writ', 'by a part of a tag'],
    ['print on demand', 'by a tag spelled with hyphens'],
    ['在宅ワーク', 'by the Japanese name of a tag'],
    ['リモートワーク', 'by another Japanese name of a tag'],
    ['電子書籍', 'by the Japanese translation of a tag'],
    ['でんししょせき', 'by the sound of a tag'],
    ['texts', 'by its summary'],
    ['email', 'by a hyphenated word without its hyphen'],
    ['e-mail', 'by a hyphenated word'],
    ['follow up', 'by parts of a compound'],
    ["children's", 'with a straight apostrophe'],
    ['childrens', 'without the apostrophe'],
    ['text', 'by the singular'],
    ['menu describes', 'by the plural'],
    ['c++', 'by symbols in a tag'],
    ['claude', 'by a tool that its page lists'],
    ['SUZURI', 'by a tool of the Japanese list'],
    ['chat gpt', 'by a tool in two words'],
    ['チャットGPT', 'by a tool in Japanese letters'],
    ['ちゃっとgpt', 'by a tool in hiragana'],
    ['first customer', 'by a heading of its outline'],
    ['著作権', 'by one of its risks'],
    ['カフェ', 'in Japanese'],
    ['かふぇ', 'in hiragana'],
    ['ｶﾌｪ', 'in half width'],
    ['文章', 'by two characters'],
    ['書く', 'by two characters with kana'],
    ['カフェ　紹介文', 'by separate Japanese words'],
    ['カフェの文章', 'by the parts of a compound'],
    ['カフェで', 'with a particle at the end'],
    ['sellカフェ', 'in two languages without a space'],
    ['カフェ cafés', 'in two languages at once'],
    ['ポッドキャスト', 'by its Japanese summary'],
    ['coffee shop', 'by a synonym'],
    ['どうすればカフェの文章で稼げますか', 'by a question'],
    ['カフェの文章を売ってみたい', 'by a phrase with a verb'],
  ])('the search %j finds a guide: %s', (text) => {
    expect(search(text, other, cafeGuide)[0]).toBe(1)
  })

  test.each([
    ['decsribe', 'two adjacent letters swapped'],
    ['descrbe', 'a missing letter'],
    ['desccribe', 'an extra letter'],
    ['describr', 'a wrong letter'],
    ['edscribe', 'the first two letters swapped'],
    ['indipendant', 'two typos in a long word'],
    ['copywritnig cafés', 'one of two words misspelled'],
    ['cafse', 'adjacent letters swapped in a short plural'],
    ['ポットキャスト', 'a missing voicing mark'],
  ])('the misspelled search %j finds a guide: %s', (text) => {
    expect(search(text, other, { ...cafeGuide, tags: ['copywriting'] })[0]).toBe(1)
  })
})

describe('guides that a search does not find', () => {
  test.each([
    ['tea', 'a word that no guide contains'],
    ['dseribzex', 'many typos'],
    ['selk', 'a typo in a short word'],
    ['%', 'an SQL wildcard'],
    ['_', 'an SQL wildcard'],
    ['(', 'a bracket'],
    ['\\', 'a backslash'],
    ['.*', 'a pattern'],
    ['\u0000', 'a control character'],
    ['__proto__', 'a property of JavaScript objects'],
    ['株式投資', 'a compound whose parts no guide contains'],
  ])('the search %j finds nothing: %s', (text) => {
    expect(find(text, cafeGuide)).toMatchObject({ places: [], reading: { match: 'none' } })
  })
})

describe('the ranking of matches', () => {
  test.each<[string, string, Partial<Guide>, Partial<Guide>]>([
    ['title before summary', 'yoga', { titleEn: 'Yoga' }, { summaryEn: 'Yoga' }],
    ['tag before summary', 'yoga', { tags: ['yoga'] }, { summaryEn: 'Yoga' }],
    ['tool before summary', 'canva', { toolsEn: ['Canva'] }, { summaryEn: 'Canva' }],
    [
      'a tag with exactly this name before a title',
      'yoga',
      { tags: ['yoga'] },
      { titleEn: 'Morning yoga for all' },
    ],
    [
      'a tool with exactly this name before a title',
      'note',
      { tools: ['note'], toolsJa: ['note'] },
      { titleEn: 'Press note' },
    ],
    ['title before tag, in Japanese', '花屋', { titleJa: '花屋と話す' }, { summaryJa: '花屋' }],
    ['the word before another form of it', 'writer', { titleEn: 'A writer' }, { titleEn: 'Writing' }],
    [
      'the words as typed before separate words',
      'photo editing',
      { titleEn: 'Photo editing' },
      { titleEn: 'Editing a photo' },
    ],
    [
      'two words in the title before one',
      'yoga news',
      { titleEn: 'Yoga news' },
      { titleEn: 'Yoga', summaryEn: 'news' },
    ],
    [
      'a rare word before a common one',
      'chatgpt yoga',
      { titleEn: 'Yoga', toolsEn: ['ChatGPT'] },
      { titleEn: 'ChatGPT', tags: ['x'] },
    ],
  ])('better search results come first: %s', (_what, text, better, worse) => {
    expect(search(text, worse, better)[0]).toBe(1)
    expect(search(text, better, worse)[0]).toBe(0)
  })

  test('found guides with equal scores keep their order', () => {
    expect(search('yoga', { titleEn: 'Yoga' }, { titleEn: 'Yoga' }, { titleEn: 'Yoga' })).toEqual([0, 1, 2])
  })
})

describe('corrections of misspelled words', () => {
  test('an exact match of a rare word prevents a correction', () => {
    expect(find('painter', { titleEn: 'A printer' }, { summaryEn: 'A painter' })).toEqual({
      places: [1],
      reading: { match: 'exact', shown: '', lost: '' },
    })
  })

  test('"kindle" finds e-books, but no guides with "kindly"', () => {
    expect(search('kindle', { titleEn: 'Answer kindly' }, { tags: ['ebooks'] })).toEqual([1])
    expect(search('キンドル', { titleEn: 'Answer kindly' }, { tags: ['ebooks'] })).toEqual([1])
  })

  test('a correction prefers swapped letters to a wrong letter and to a prefix', () => {
    expect(search('kindel', { titleEn: 'Kinder words' }, { tags: ['ebooks'] })).toEqual([1])
    expect(search('ナレショーン', { titleJa: 'なれる' }, { titleJa: 'ナレーション' })).toEqual([1])
  })

  test('a misspelled common search word is ignored', () => {
    expect(search('buisness yoga', { titleEn: 'Yoga' })).toEqual([0])
  })

  test('a corrected search word is reported', () => {
    expect(find('newslettre', { titleEn: 'Newsletter' }).reading).toEqual({
      match: 'corrected',
      shown: 'newsletter',
      lost: 'newslettre',
    })
  })

  test('a correction is suggested, but not applied, if another word is missing', () => {
    expect(find('newslettre quantum', { titleEn: 'Newsletter' })).toEqual({
      places: [],
      reading: { match: 'none', shown: 'newsletter', lost: '' },
    })
  })
})

describe('the beginnings of Japanese words', () => {
  test.each([
    ['ライン', 'オンライン講座', 'LINE公式アカウント'],
    ['京都', '東京都の店', '京都の店'],
    ['パン', 'パンフレット', 'パン屋'],
    ['ショップ', 'ワークショップ案内', 'ネットショップ'],
  ])('%j matches no word in %j, but one in %j', (text, without, having) => {
    expect(search(text, { titleJa: without }, { titleJa: having })[0]).toBe(1)
  })

  test.each([
    ['もじおこし', ['transcription']],
    ['文字おこし', ['transcription']],
    ['mojiokoshi', ['transcription']],
  ])('%j is searched as 文字起こし', (text, tags) => {
    expect(search(text, { titleJa: '文字の入ったバナー' }, { tags })[0]).toBe(1)
  })
})

describe('common search words', () => {
  const guides = [
    { titleEn: 'Make soap', summaryEn: 'Start to make money' },
    { titleEn: 'Chatbots', toolsEn: ['ChatGPT'] },
    { titleEn: 'Letters', firstIncome: 'weeks' as const },
  ]

  test('common search words are ignored next to a distinguishing word', () => {
    expect(find('how to make money with chatgpt', ...guides)).toEqual({
      places: [1],
      reading: { match: 'exact', shown: '', lost: '' },
    })
  })

  test('a search for common words matches every guide, with an easy start first', () => {
    expect(find('how to start', ...guides)).toEqual({
      places: [2, 0, 1],
      reading: { match: 'general', shown: '', lost: '' },
    })
  })
})

describe('conditions that a guide’s facts meet', () => {
  test.each<[string, Partial<Guide>]>([
    ['no money to start', { startCost: 'none' }],
    ['0円で始める', { tags: ['No Upfront Cost'] }],
    ['cheap', { startCost: 'small' }],
    ['週末だけ', { hoursPerWeek: 4 }],
    ['few hours a week', { hoursPerWeek: 5 }],
    ['未経験 副業', { firstIncome: 'weeks' }],
    ['side jobs for nurses', { hoursPerWeek: 4 }],
    ['看護師 副業', { hoursPerWeek: 4 }],
    ['hustles for stay at home moms', { tags: ['Remote Work'] }],
    ['人見知りの副業', { tags: ['Remote Work'] }],
    ['jobs for retirees', { firstIncome: 'weeks' }],
    ['定年後 副業', { firstIncome: 'weeks' }],
    ['under $10', { startCost: 'small' }],
  ])('the condition %j ranks the guide that meets it first', (text, facts) => {
    const costly = { startCost: 'more', hoursPerWeek: 20, firstIncome: 'later' } as const
    expect(search(text, { ...costly, titleEn: 'A' }, { ...costly, titleEn: 'B', ...facts })).toEqual([1, 0])
  })

  test('guides that meet a condition come first among those with the word', () => {
    expect(search('yoga weekend', { titleEn: 'Yoga' }, { titleEn: 'Yoga', hoursPerWeek: 3 })).toEqual([1, 0])
  })
})

describe('partial matches of a search', () => {
  const guides = [{ titleEn: 'Yoga' }, { titleEn: 'Tea' }]

  test('a search shows guides for its known word and reports the unknown word', () => {
    expect(find('yoga plumbing', ...guides)).toEqual({
      places: [0],
      reading: { match: 'missing', shown: 'yoga', lost: 'plumbing' },
    })
  })

  test.each([
    ['best side hustles for plumbers', 'side hustles', 'plumbers'],
    ['earn with plumbing', 'earn', 'plumbing'],
    ['配管工 副業', '副業', '配管工'],
  ])('%j matches every guide and reports the word that no guide has', (text, shown, lost) => {
    expect(find(text, ...guides)).toEqual({
      places: [0, 1],
      reading: { match: 'missing', shown, lost },
    })
  })

  test.each([['used car prices'], ['how to fix my car'], ['free movies']])(
    '%j finds nothing, because guides contain only its common words',
    (text) => {
      expect(search(text, ...guides, { titleEn: 'Prices of tea' })).toEqual([])
    },
  )

  test('guides with every word come before those with most words', () => {
    const { places, reading } = find('yoga tea', ...guides, { titleEn: 'Tea and yoga' })
    expect(places).toEqual([2, 0, 1])
    expect(reading.match).toBe('exact')
  })

  test('a word that guides only mention is not searched alone', () => {
    expect(search('weather tomorrow', { titleEn: 'Yoga', summaryEn: 'In any weather' })).toEqual([])
  })
})

test('at most three words of a search are corrected', () => {
  const typed = ['restuarant', 'narratoin', 'photograhpy', 'translatoin']
  const written = { titleEn: 'Restaurant narration photography translation' }
  expect(find(typed.slice(0, 3).join(' '), written)).toMatchObject({
    places: [0],
    reading: { match: 'corrected' },
  })
  expect(find(typed.join(' '), written)).toMatchObject({ places: [], reading: { match: 'none' } })
})

test('search words after the eighth are ignored', () => {
  const eight = 'alpha beta gamma delta epsilon zeta theta kappa'
  expect(find(`${eight} lambda`, { summaryEn: eight }).reading.match).toBe('exact')
})

test.each(['漢'.repeat(200), '副業'.repeat(100), `${'副業'.repeat(99)}漢漢`])(
  'the search of a text of 200 characters without spaces ends (%#)',
  (text) => {
    expect(find(text, other, { titleJa: '副業のはじめ方' }).reading.match).not.toBe('exact')
  },
)

describe('other spellings of a search text', () => {
  const minutes: Partial<Guide> = { titleEn: 'Minutes of meetings', titleJa: '会議の議事録' }

  test.each(['議事禄', '議事禄作成', 'ぎじろく', 'gijiroku', 'gijirokuの仕事'])(
    'the spelling %s finds 議事録',
    (text) => {
      expect(find(text, other, minutes)).toMatchObject({ places: [1], reading: { match: 'exact' } })
    },
  )

  test('a Japanese name in Latin letters is found', () => {
    expect(search('menyuu', other, cafeGuide)).toEqual([1])
  })

  test('a relevant search word is found after any number of function words', () => {
    const text = 'i would really like to try and do something that is nice with menus'
    expect(search(text, other, cafeGuide)).toEqual([1])
  })

  test('a Japanese verb is searched if it is the only word', () => {
    expect(find('占い', other, cafeGuide)).toMatchObject({ places: [], reading: { match: 'none' } })
  })

  test('"builder" does not match "build"', () => {
    const [built, builder] = [{ titleEn: 'Build a page' }, { titleEn: 'Pages for a contractor' }]
    expect(search('builder', built, builder)).toEqual([1])
  })
})

test('found guides are ranked by topic if none takes so few hours', () => {
  const long: Partial<Guide> = { titleEn: 'Captions', hoursPerWeek: 8 }
  const short: Partial<Guide> = { titleEn: 'Scripts', summaryEn: 'No captions.', hoursPerWeek: 4 }
  expect(search('captions 2 hours a week', short, long)).toEqual([1, 0])
})

describe('weekly hours in a search', () => {
  const guides = [8, 2, 4].map((hoursPerWeek) => ({ titleEn: 'Captions', hoursPerWeek }))

  test.each([
    ['3 hours a week', [1, 2, 0]],
    ['週3時間', [1, 2, 0]],
    ['週に三時間以内', [1, 2, 0]],
    ['captions, four hours per week', [1, 2, 0]],
    ['20 minutes a day', [1, 2, 0]],
    ['1日30分', [1, 2, 0]],
    ['10 hours a week', [0, 1, 2]],
    ['1 hour a day captions', [1, 2, 0]],
    ['2-3 hours per week', [1, 2, 0]],
  ])('guides with suitable hours come first for %j', (text, places) => {
    expect(search(text, ...guides)).toEqual(places)
  })
})

const studyCards = ['bakers', 'bikes', 'yoga', 'tea'].map((trade) => ({
  titleEn: `Sell study cards about ${trade}`,
  tags: ['teaching', 'ebooks'],
}))
const forOthers = Array.from({ length: 40 }, (_, number) => ({
  titleEn: `Work ${number}`,
  tags: [`t${number}`],
}))
const forVets = ['podcast', 'resume'].map((tag) => ({ titleEn: `Help a vet with a ${tag}`, tags: [tag] }))

test('if no guide is about both, guides about the work precede guides for the customers', () => {
  const { places, about } = searchAll('flashcards for vets', ...forVets, ...studyCards, ...forOthers)
  expect(places.slice(0, 4)).toEqual([2, 3, 4, 5])
  expect(about).toBe(0)
})

test('a guide about both the work and the customers comes first', () => {
  const both = { titleEn: 'Sell study cards about vets', tags: ['teaching', 'ebooks'] }
  expect(searchAll('flashcards for vets', ...forVets, ...studyCards, both)).toMatchObject({ about: 1 })
  expect(search('flashcards for vets', ...forVets, ...studyCards, both)[0]).toBe(6)
})

test('a disliked word excludes no guide if it is a part of a name that is searched for', () => {
  const greetings = { titleEn: 'Record phone greetings', tags: ['AI voice'] }
  expect(search('voice greetings, but not with my voice', greetings)).toEqual([0])
})

test.each(['パソコンは得意ではありません', 'I am not good with computers'])(
  '“%s” excludes guides about automation',
  (text) => {
    expect(search(text, { titleEn: 'Send reminders', tags: ['Automation'] }, other)).toEqual([1])
  },
)

test('a dislike of English excludes guides that use a translation tool', () => {
  expect(
    search('英語なし', { titleEn: 'Describe vegetables', tools: ['DeepL'], toolsEn: ['DeepL'] }, other),
  ).toEqual([1])
})
