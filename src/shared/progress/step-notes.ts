import { mergeLatest } from './merge-latest.ts'

/** Of a note that is typed. */
export const longestNote = 1000
/** Of one step: the last note of as many devices. */
export const maxNotes = 5
/** Of notes that were joined. */
export const longestJoinedNote = maxNotes * (longestNote + 2)

export const deviceKinds = ['iphone', 'ipad', 'android', 'mac', 'windows', 'linux', 'other'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** The last note of a device on a step. */
export interface StepNote {
  /** A random name; empty for a note of the release before, which knew no devices. */
  device: string
  kind: DeviceKind
  /** When it was written, in milliseconds. */
  at: number
  /** Empty once a later note replaces it. */
  text: string
}

/** A replaced note wins over itself, so that no device brings it back. */
const asText = ({ text, device, kind }: StepNote) => `${text === '' ? 1 : 0} ${text} ${device} ${kind}`

const lastOfEach = (notes: readonly StepNote[]) =>
  mergeLatest(notes, { keyOf: ({ device }) => device, asText, most: Infinity })

/** The last note of each device: those that are shown first, each group with the latest first. */
export function mergeNotes(notes: readonly StepNote[]): StepNote[] {
  const last = lastOfEach(notes)
  return [...last.filter(isShown), ...last.filter((note) => !isShown(note))].slice(0, maxNotes)
}

export const isShown = ({ text }: StepNote) => text !== ''

const replace = (note: StepNote): StepNote => ({ ...note, text: '' })
export const replaceNotes = (notes: readonly StepNote[]) => notes.map(replace)

/** A note replaces all that its device knows of, and is later than these whatever its device's clock says. */
export function writeNote(known: readonly StepNote[], note: StepNote): StepNote[] {
  const at = Math.max(note.at, ...known.map((each) => each.at + 1))
  return mergeNotes([{ ...note, at }, ...replaceNotes(known.filter(({ device }) => device !== note.device))])
}

/** B21.94: notes that say something different, the latest first. */
export function differentNotes(notes: readonly StepNote[]): StepNote[] {
  const seen = new Set<string>()
  return notes.filter((note) => isShown(note) && !seen.has(note.text) && seen.add(note.text))
}

/** One text of all of them, the earliest first; undefined where it would be too long. */
export function joinNotes(notes: readonly StepNote[]): string | undefined {
  const text = notes
    .map((note) => note.text)
    .toReversed()
    .join('\n\n')
  return text.length <= longestJoinedNote ? text : undefined
}
