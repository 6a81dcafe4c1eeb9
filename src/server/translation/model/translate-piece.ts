import { composeTranslationPrompt } from './compose-translation-prompt.ts'
import type { TranslationPiece } from './piece.ts'
import { parseTranslatedTexts } from './parse-translated-texts.ts'
import type { Translator } from './translator.ts'
import { verifyTranslation } from '../checks/verify-translation.ts'

/** Thrown if the model has repeatedly returned a translation that must not be published. */
export class TranslationFailedError extends Error {
  readonly #reason: string

  constructor(reason: string) {
    super('The model has not brought a usable translation')
    this.name = 'TranslationFailedError'
    this.#reason = reason
  }

  /** Text and problem, for an operator. Not part of the message, because the message is logged and the text may be paid. */
  get reason(): string {
    return this.#reason
  }
}

const maxTries = 3

interface Text {
  /** Position in the piece, counted from 1. */
  number: number
  source: string
  result: string | undefined
  tries: number
  /** Problems of the last response. */
  problems: string[]
}

/**
 * Translates the texts of a piece. Verifies each translation and requests only broken or missing texts again, naming the
 * problems. Throws `TranslationFailedError` if a text has failed three times.
 */
export async function translatePiece(translator: Translator, piece: TranslationPiece, signal?: AbortSignal) {
  const texts = piece.texts.map((source, index): Text => ({
    number: index + 1,
    source,
    result: undefined,
    tries: 0,
    problems: [],
  }))
  for (;;) {
    const open = texts.filter(({ result }) => result === undefined)
    if (open.length === 0) return texts.map(({ result }) => result ?? '')
    const failed = open.filter(({ tries }) => tries >= maxTries)
    if (failed.length > 0) throw new TranslationFailedError(failed.map(sayFailure).join('\n'))
    await askFor(open, translator, piece, signal)
  }
}

async function askFor(
  open: readonly Text[],
  translator: Translator,
  piece: TranslationPiece,
  signal?: AbortSignal,
): Promise<void> {
  const { key, system, user } = composeTranslationPrompt(piece, open, translator.glossary)
  const reply = await translator.ask({ system, user }, signal)
  const answers = parseTranslatedTexts(reply.text, key, open.length, reply.cutShort)
  for (const [index, text] of open.entries()) take(text, answers[index], piece, translator)
  const moved = open.some(({ result }) => result !== undefined)
  for (const text of open) {
    if (text.result !== undefined) continue
    // If a response was truncated before this text but contained others, it does not count as a failed try of this text.
    if (reply.cutShort && moved && text.problems[0] === leftOut) text.problems = []
    else text.tries += 1
  }
}

const leftOut = 'it was left out or cut short'

function take(text: Text, answer: string | undefined, piece: TranslationPiece, { glossary }: Translator) {
  const { source } = text
  text.problems =
    answer === undefined ? [leftOut] : verifyTranslation({ ...piece, source, translated: answer, glossary })
  if (text.problems.length === 0) text.result = answer
}

const shownLength = 40

function sayFailure({ number, source, problems }: Text): string {
  const start = source.replaceAll(/\s+/g, ' ').slice(0, shownLength)
  return `Text ${number} ("${start}…"): ${problems.join('; ')}`
}
