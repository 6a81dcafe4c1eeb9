import { mergeLatest } from './merge-latest.ts'

/** Maximum length of a typed note. */
export const maxNoteLength = 1000
/** Maximum number of notes per step: the latest of each device. */
export const maxNotesPerStep = 5
/** Maximum length of a joined note. */
export const maxJoinedNoteLength = maxNotesPerStep * (maxNoteLength + 2)

export const deviceKinds = ['iphone', 'ipad', 'android', 'mac', 'windows', 'linux', 'other'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** The latest note that a device wrote on a step. */
export interface StepNote {
  /** Random id of the device. Empty for notes of the previous release, which didn't store devices. */
  device: string
  kind: DeviceKind
  /** Time of writing in milliseconds. */
  at: number
  /** Text of the note. Empty after a later note replaced it. */
  text: string
}

/**
 * Returns the sort key among notes of the same time. A replaced note sorts after its original, so that merging never restores
 * the original.
 */
const asText = ({ text, device, kind }: StepNote) => `${text === '' ? 1 : 0} ${text} ${device} ${kind}`

const lastOfEach = (notes: readonly StepNote[]) =>
  mergeLatest(notes, { keyOf: ({ device }) => device, asText, most: Infinity })

/** Merges notes into the latest one per device, newest first; replaced ones follow. */
export function mergeNotes(notes: readonly StepNote[]): StepNote[] {
  const last = lastOfEach(notes)
  return [...last.filter(isActiveNote), ...last.filter((note) => !isActiveNote(note))].slice(
    0,
    maxNotesPerStep,
  )
}

export const isActiveNote = ({ text }: StepNote) => text !== ''

const replace = (note: StepNote): StepNote => ({ ...note, text: '' })
export const replaceNotes = (notes: readonly StepNote[]) => notes.map(replace)

/** Adds a note that replaces all notes stored on its device. Its time is later than theirs, even if the device's clock is behind. */
export function addStepNote(known: readonly StepNote[], note: StepNote): StepNote[] {
  const at = Math.max(note.at, ...known.map((each) => each.at + 1))
  return mergeNotes([{ ...note, at }, ...replaceNotes(known.filter(({ device }) => device !== note.device))])
}

/** Returns the notes with different texts, newest first (B21.94). */
export function listDistinctNotes(notes: readonly StepNote[]): StepNote[] {
  const seen = new Set<string>()
  return notes.filter((note) => isActiveNote(note) && !seen.has(note.text) && seen.add(note.text))
}

/** Joins notes into one text, oldest first. Undefined if it would be too long. */
export function joinNotes(notes: readonly StepNote[]): string | undefined {
  const text = notes
    .map((note) => note.text)
    .toReversed()
    .join('\n\n')
  return text.length <= maxJoinedNoteLength ? text : undefined
}
