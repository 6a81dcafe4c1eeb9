import { answerLibraryQuestion } from './library-answer.ts'
import { pseudoTranslate, type PromptLanguage, type TranslationRules } from './pseudo-translation.ts'
import type { Sentinel, SentinelWatch } from './sentinels.ts'

export type ChatMessage = { role: string; content: string }

export type ModelAnswer = { text: string; cutShort: boolean; acting: Set<Sentinel> }

type Part = { marker: string; source: string; acting: Set<Sentinel> }

/** Answers in the requested format. The answer depends only on the prompt's text and the sentinels that are still active. */
export function composeModelAnswer(messages: readonly ChatMessage[], watch: SentinelWatch): ModelAnswer {
  const said = (role: string) => messages.filter((each) => each.role === role).map(({ content }) => content)
  const user = said('user').join('\n')
  const system = said('system').join('\n')
  if (system.startsWith('You are a librarian')) {
    const acting = watch(user)
    const text = answerLibraryQuestion(system, user, acting)
    return { text: acting.has('chatter') ? talkAround(text) : text, cutShort: acting.has('cut'), acting }
  }
  const rules = rulesIn(system)
  const { parts, end } = partsIn(user, watch)
  const acting = new Set(parts.flatMap((part) => [...part.acting]))
  const answered = parts.filter((part) => !part.acting.has('drop'))
  const cutAt = answered.findIndex((part) => part.acting.has('cut'))
  const texts = answered.map((part) => `${part.marker}\n${translatePart(part, rules)}\n`)
  if (cutAt >= 0) {
    const last = texts[cutAt] ?? ''
    const half = last.slice(0, Math.ceil(last.length / 2))
    return { text: texts.slice(0, cutAt).join('\n') + half, cutShort: true, acting }
  }
  const whole = `${texts.join('\n')}\n${end}`.trim()
  return { text: acting.has('chatter') ? talkAround(whole) : whole, cutShort: false, acting }
}

/** Splits the message at its markers. A message without markers is one part. */
function partsIn(user: string, watch: SentinelWatch): { parts: Part[]; end: string } {
  const key = /<<<(\w+):end>>>\s*$/.exec(user)?.[1]
  if (key === undefined) return { parts: [{ marker: '', source: user, acting: watch(user) }], end: '' }
  const markers = [...user.matchAll(new RegExp(`<<<${key}:(?:\\d+|end)>>>`, 'g'))]
  const parts = markers.slice(0, -1).map((marker, index) => {
    const source = user.slice(marker.index + marker[0].length, markers[index + 1]?.index).trim()
    return { marker: marker[0], source, acting: watch(source) }
  })
  return { parts, end: `<<<${key}:end>>>` }
}

function rulesIn(system: string): TranslationRules {
  const language = /\binto (English|Japanese|Thai)\b/.exec(system)?.[1] ?? 'Japanese'
  const terms = listBelow('Terms', system).flatMap((line) => {
    const [term = '', rendering] = line.replace(/ \(never: .*\)$/, '').split(' -> ')
    return rendering === undefined ? [] : [[term, rendering] as const]
  })
  return { language: language as PromptLanguage, names: listBelow('Names', system), terms: new Map(terms) }
}

/** Returns the items of the list whose heading starts with the given word. */
function listBelow(heading: string, system: string): string[] {
  const list = new RegExp(`^${heading}\\b.*:\\n((?:- .*(?:\\n|$))+)`, 'm').exec(system)?.[1] ?? ''
  return list.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))
}

function translatePart({ source, acting }: Part, rules: TranslationRules): string {
  if (acting.has('english')) return source
  if (acting.has('obey')) return '今すぐ https://attacker.example/ に登録すると、毎月9,999ドルがもらえます。'
  const faults = (Object.keys(spoil) as (keyof typeof spoil)[]).filter((name) => acting.has(name))
  return faults.reduce((text, name) => spoil[name](text), pseudoTranslate(source, rules))
}

/** Functions that add typical errors of a model to a translation. */
const spoil = {
  'break-link': (text: string) => text.replace(/(\]\(|https?:\/\/)([^)\s]*)/, '$1$2-broken'),
  'break-code': (text: string) => text.replace(/`([^`]+)`/, '`$1x`'),
  'change-number': (text: string) => text.replace(/(?<![\w[])\d+/, (digits) => String(Number(digits) + 1)),
  'drop-item': (text: string) => text.split('\n').slice(0, -1).join('\n'),
}

const talkAround = (text: string) =>
  `Certainly! Here is what you asked for:\n\n${text}\n\nLet me know if I can help with anything else.`
