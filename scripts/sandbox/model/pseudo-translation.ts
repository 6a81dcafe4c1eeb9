export type PromptLanguage = 'English' | 'Japanese' | 'Thai'

/** Rules of a prompt: names to keep, and terms with a fixed translation. */
export type TranslationRules = {
  language: PromptLanguage
  names: readonly string[]
  terms: ReadonlyMap<string, string>
}

type Script = { mark: string; syllables: readonly string[]; lettersPerSyllable: number; joined: boolean }

// Fake writing system of each language. Its syllables exclude those with a meaning between two numbers, such as から.
const scripts: Record<PromptLanguage, Script> = {
  Japanese: {
    mark: '【訳】',
    syllables: [...'あいうえおきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよりるれろん'],
    lettersPerSyllable: 2,
    joined: true,
  },
  Thai: {
    mark: '«แปล» ',
    syllables: 'กา มี นะ โต ไป รู เล สา ดี คน งา ใจ ตา หู ปี เขา'.split(' '),
    lettersPerSyllable: 2,
    joined: true,
  },
  English: {
    mark: '(translated) ',
    syllables: 'ka mo ti re su na lo be'.split(' '),
    lettersPerSyllable: 1,
    joined: false,
  },
}

const number = String.raw`(?:(?:US)?[$¥€£฿]|(?:USD|JPY|EUR|GBP|THB) ?)?\d[\d,.]*(?:[ -]?(?:hundred|thousand|million|billion)\b|[百千万億兆割]|(?:พัน|หมื่น|แสน|ล้าน))*(?:[ -]?(?:dollars?|yen|euros?|baht|per ?cent|USD|JPY)\b|円|ドル|บาท)?[A-Za-z\d]*`

/** Patterns of parts that a translator must not change: code, URLs, task boxes, sentinels, numbers. */
const untouched = [
  String.raw`(?<ticks>\x60+)[\s\S]*?\k<ticks>`,
  String.raw`\]\([^)]*\)`,
  String.raw`\]\[[^\]]*\]`,
  String.raw`<\w+:[^>]*>`,
  String.raw`https?:\/\/[!-~]+`,
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`\[\[[^\]]*\]\]`,
  String.raw`\[[ xX]\](?=\s)`,
  String.raw`&\w+;`,
  number,
  String.raw`[A-Za-z]+\d\w*`,
]

/** Matches a range between two numbers, such as ' to '. */
const range = String.raw`(?<=\d\S*) (?:to|から|ถึง) (?=\S?\d)`

/** Returns a fake translation: text in the other script, with a mark at the beginning and intact Markdown. */
export function pseudoTranslate(text: string, rules: TranslationRules): string {
  const script = scripts[rules.language]
  const terms = [...rules.terms.keys()]
    .toSorted(byLength)
    .map((term) => `\\b${RegExp.escape(term)}(?:e?s)?\\b`)
  const names = rules.names.toSorted(byLength).map((name) => `(?<!\\w)${RegExp.escape(name)}(?!\\w)`)
  const tokens = new RegExp(
    `(?<range>${range})|(?<kept>${[...untouched, ...names].join('|')})|(?<term>${terms.join('|') || '(?!)'})|(?<word>[\\p{L}\\p{M}][\\p{L}\\p{M}'’]*)`,
    'giu',
  )
  let marked = false
  const translated = text.replace(tokens, (...match) => {
    const { range: between, kept, term, word = '' } = match.at(-1) as Record<string, string | undefined>
    if (between !== undefined) return '–'
    if (kept !== undefined) return kept
    const mark = marked ? '' : script.mark
    marked = true
    return mark + (term === undefined ? respell(word, script) : renderingOf(term, rules.terms))
  })
  return script.joined ? join(translated) : translated
}

const byLength = (one: string, other: string) => other.length - one.length

function renderingOf(found: string, terms: TranslationRules['terms']): string {
  const entry = [...terms].toSorted(([one], [other]) => byLength(one, other))
  return entry.find(([term]) => found.toLowerCase().startsWith(term.toLowerCase()))?.[1] ?? found
}

function respell(word: string, { syllables, lettersPerSyllable }: Script): string {
  const letters = [...word.toLowerCase()]
  const count = Math.ceil(letters.length / lettersPerSyllable)
  return Array.from({ length: count }, (_, index) => {
    const own = letters.slice(index * lettersPerSyllable, (index + 1) * lettersPerSyllable)
    const sum = own.reduce((total, letter) => total * 7 + (letter.codePointAt(0) ?? 0), index)
    return syllables[sum % syllables.length] ?? ''
  }).join('')
}

/** Removes spaces between words in Japanese and Thai, and uses Japanese punctuation. */
const join = (text: string) =>
  text
    .replace(
      /(?<=[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}\p{sc=Thai}ー]) (?=[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}\p{sc=Thai}])/gu,
      '',
    )
    .replace(/(?<=[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー])\.(?=\s|$)/gu, '。')
    .replace(/(?<=[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー]), ?/gu, '、')
