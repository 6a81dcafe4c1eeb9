import { foldLatin } from './fold-text.ts'
import { minRomajiLength, romanizeKana, normalizeRomaji } from './romaji.ts'
import {
  listCompounds,
  splitScriptRuns,
  toSingular,
  calculateEditDistance,
  toWordWithSound,
  toStem,
  findWordEdges,
  type ScriptRun,
  type WordWithSound,
} from './search-words.ts'

/** Scores of a match: the word itself, another form of it, a part of a compound, a prefix, or a text inside a word. */
const agreement = { same: 1, form: 0.85, part: 0.8, beginning: 0.5, inside: 0.35 }
/** Minimum length of words that are completed. Too many other words start with shorter ones. */
const minPrefixLength = { latin: 4, japanese: 2 }
/** Minimum length of words that are corrected. Nearly all shorter words are one letter away from another word. */
const shortestWithSlip = 4

/** Score of each field of each guide. 0 if the field doesn't match. */
export type FieldScores = Float32Array

interface Entry extends WordWithSound {
  script: ScriptRun['script']
  /** Texts that contain the word. */
  texts: Text[]
}

/** Numbers of the guide fields that contain a text. Guides share many tags, tools, risks and headings. */
type Text = number[]

interface Correction {
  word: string
  /** Edit distance: 1 per extra, missing or wrong letter. Less for swapped or doubled letters, and for equal sounds. */
  slips: number
}

export type WordMatches = readonly (readonly [entry: Entry, agreement: number])[]

/** Maximum number of cached texts. Texts that many guides share, such as headings, are parsed once. */
const maxRemembered = 5000

/** Creates an index of all words of the guides' public texts, with their occurrences. */
export function createVocabulary(fieldCount: number) {
  const entries = new Map<string, Entry>()
  const byForm = new Map<string, Entry[]>()
  const byPart = new Map<string, Entry[]>()
  const byRomaji = new Map<string, Entry[]>()
  const remembered = new Map<string, Text>()
  let guides = 0
  let hits: FieldScores = new Float32Array()
  /** Scores of one word in `markAll`. All 0 between two calls. */
  let marked: FieldScores = new Float32Array()

  /** Adds a guide with the texts of its fields. */
  function add(fields: readonly (readonly string[])[]): void {
    fields.forEach((texts, field) => {
      const number = guides * fieldCount + field
      for (const text of texts) note(text, number)
    })
    guides += 1
  }

  function note(text: string, number: number): void {
    const known = remembered.get(text)
    if (known === undefined) read(text, [number])
    else if (known[known.length - 1] !== number) known.push(number)
  }

  function read(text: string, places: Text): void {
    const folded = foldLatin(text)
    const compounds = listCompounds(folded).map((word): ScriptRun => ({
      text: word,
      written: word,
      script: 'latin',
    }))
    for (const { texts } of new Set([...splitScriptRuns(folded), ...compounds].map(entryOf)))
      texts.push(places)
    if (remembered.size >= maxRemembered) remembered.clear()
    remembered.set(text, places)
  }

  function entryOf(run: ScriptRun): Entry {
    const known = entries.get(run.text)
    // The same word in the other kana has one entry. Katakana is preferred, because it shows where the word's parts are.
    if (known !== undefined && (known.script !== 'hiragana' || run.script === 'hiragana')) return known
    const entry = known ?? { ...toWordWithSound(run.text), script: run.script, texts: [] }
    entry.script = run.script
    entries.set(run.text, entry)
    if (run.script === 'latin') listUnder(byForm, toStem(run.text), entry)
    else for (const part of partsOf(run)) listUnder(byPart, part, entry)
    const sound = run.script === 'katakana' ? romanizeKana(run.text) : ''
    if (sound !== '') listUnder(byRomaji, sound, entry)
    return entry
  }

  /** Returns matches of the word itself, of another form of it, or of a compound with it. */
  function find({ text, script }: ScriptRun): WordMatches {
    const same = entries.get(text)
    const forms =
      script === 'latin'
        ? (byForm.get(toStem(text)) ?? []).map((entry) => [entry, formOf(entry.word, text)] as const)
        : (byPart.get(text) ?? []).map((entry) => [entry, agreement.part] as const)
    const found = [...(same === undefined ? [] : [[same, agreement.same] as const]), ...forms]
    if (found.length > 0 || script !== 'latin' || text.length < minRomajiLength) return found
    return (byRomaji.get(normalizeRomaji(text)) ?? []).map((entry) => [entry, agreement.same] as const)
  }

  /** Returns matches of words that start with the typed text or contain it. */
  function findLoosely({ text, script }: ScriptRun): WordMatches {
    if (text.length < (script === 'latin' ? minPrefixLength.latin : minPrefixLength.japanese)) return []
    return [...entries.values()].flatMap((entry) => {
      if ((entry.script === 'latin') !== (script === 'latin')) return []
      if (entry.word.startsWith(text)) return [[entry, agreement.beginning] as const]
      return script === 'kanji' && entry.word.includes(text) ? [[entry, agreement.inside] as const] : []
    })
  }

  /** Returns the most probable correction, from the guides' words and `others`. Undefined if no word is similar. */
  function correct({ text, script }: ScriptRun, others: readonly WordWithSound[]): Correction | undefined {
    if (script === 'kanji' || text.length < shortestWithSlip) return undefined
    const isLatin = script === 'latin'
    const typed = toWordWithSound(text)
    let best: (Correction & { texts: readonly Text[] }) | undefined
    const consider = ({ texts = [], ...other }: WordWithSound & Partial<Entry>) => {
      const slips = slipsOf(typed, other, isLatin)
      if (slips === undefined || slips > (best?.slips ?? Infinity)) return
      if (best === undefined || slips < best.slips || countPlaces(texts) > countPlaces(best.texts))
        best = { word: other.word, slips, texts }
    }
    for (const entry of entries.values())
      if ((entry.script === 'latin') === isLatin && entry.script !== 'kanji') consider(entry)
    for (const other of others) consider(other)
    return best
  }

  /** Adds scores like `mark`, but only for fields with a match in each list. */
  function markAll([first, ...others]: readonly WordMatches[], weight: number, found: FieldScores): boolean {
    if (first === undefined || [first, ...others].some((matches) => matches.length === 0)) return false
    if (others.length === 0) return mark(first, weight, found)
    const shared = new Map<number, number>()
    for (const [{ texts }, agrees] of first)
      for (const places of texts)
        for (const place of places) shared.set(place, Math.max(shared.get(place) ?? 0, agrees))
    if (marked.length < guides * fieldCount) marked = new Float32Array(guides * fieldCount)
    for (const matches of others) {
      mark(matches, 1, marked)
      for (const [place, agrees] of shared) {
        const least = Math.min(agrees, marked[place] ?? 0)
        if (least === 0) shared.delete(place)
        else shared.set(place, least)
      }
      marked.fill(0)
    }
    for (const [place, agrees] of shared) found[place] = Math.max(found[place] ?? 0, agrees * weight)
    return shared.size > 0
  }

  /** Returns empty hits. The array is reused, because allocating it takes longer than filling it in a large shop. */
  function noHits(): FieldScores {
    if (hits.length < guides * fieldCount) hits = new Float32Array(guides * fieldCount)
    return hits.fill(0)
  }

  return {
    add,
    find,
    /** Returns the number of fields that contain the matches. */
    uses: (matches: WordMatches) => matches.reduce((sum, [{ texts }]) => sum + countPlaces(texts), 0),
    findLoosely,
    correct,
    mark,
    markAll,
    hits: noHits,
  }
}

const countPlaces = (texts: readonly Text[]): number => texts.reduce((sum, { length }) => sum + length, 0)

/** Adds the scores of matches to the hits. Returns false without matches. */
function mark(matches: WordMatches, weight: number, hits: FieldScores): boolean {
  for (const [{ texts }, agrees] of matches) {
    const points = agrees * weight
    for (const places of texts)
      for (const place of places) if ((hits[place] ?? 0) < points) hits[place] = points
  }
  return matches.length > 0
}

function listUnder(lists: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [entry])
  else if (!list.includes(entry)) list.push(entry)
}

function formOf(known: string, typed: string): number {
  return toSingular(known) === toSingular(typed) ? agreement.same : agreement.form
}

/** Returns the searchable parts of a Japanese word: the parts between its edges, and prefixes of a run of kanji. */
function partsOf(run: ScriptRun): Set<string> {
  const edges = [...findWordEdges(run)].sort((a, b) => a - b)
  const parts = edges.flatMap((start) =>
    edges.filter((end) => end > start).map((end) => run.text.slice(start, end)),
  )
  const beginnings =
    run.script === 'kanji' ? Array.from(run.text, (_, index) => run.text.slice(0, index + 1)) : []
  return new Set([...parts, ...beginnings].filter((part) => part !== run.text))
}

/** Minimum lengths for each kind of correction. Shorter words have too many neighbors. */
const shortestWith = { wrongLetter: 6, twoSlips: 8, otherBeginning: 7 }

/** Returns the edit distance between the typed and another word. Undefined if it is too large for a typo. */
function slipsOf(typed: WordWithSound, other: WordWithSound, isLatin: boolean): number | undefined {
  const [a, b] = isLatin ? [toSingular(typed.word), toSingular(other.word)] : [typed.sound, other.sound]
  if (Math.abs(a.length - b.length) > 2 || b.length < (isLatin ? 4 : 3)) return undefined
  if (!isLatin && other.word.charCodeAt(0) > 0x30ff) return undefined
  if (typed.sound === other.sound && b.length >= 4) return alike
  if (isSwap(typed.word, other.word) || isSwap(a, b)) return alike
  const slips = calculateEditDistance(a, b)
  const least = Math.min(a.length, b.length)
  if (slips > 2 || (slips === 2 && least < shortestWith.twoSlips)) return undefined
  if (a[0] !== b[0] && (slips > 1 || least < shortestWith.otherBeginning)) return undefined
  const isShort = least < (isLatin ? shortestWith.wrongLetter : 4)
  // In a short word, only a missing letter is corrected.
  if (isShort && (b.length <= a.length || b.length < 5)) return undefined
  return slips
}

const alike = 0.5

/** Returns whether the words differ only by two swapped adjacent letters. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && at < a.length && a.slice(at + 2) === b.slice(at + 2)
}
