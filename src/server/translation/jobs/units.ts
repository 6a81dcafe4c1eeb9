import type { Block, TranslationSource } from '../../guides/index.ts'
import { hashBlock, splitBlocks } from '../../guides/index.ts'
import type { Slot } from './plan-round.ts'
import type { JobResult } from '../queries.ts'
import { isCopied } from './split-content.ts'

/** Everything that a guide's translation consists of: its title, its summary and the blocks of its text, in order. */
export function slotsOfGuide({ title, summary, blocks, translatedBlocks, rows }: TranslationSource): Slot[] {
  const textSlot = (kind: 'title' | 'summary', { english, translation, current }: typeof title): Slot[] =>
    english === ''
      ? []
      : [{ kind, block: kind, sources: [english], kept: current ? translation : undefined, copied: false }]
  const blockSlots = rows.flatMap(({ state, english, translated }): Slot[] => {
    // What it was made from is gone, and so is it.
    if (state === 'orphan') return []
    const kept = translatedBlocks[translated[0] ?? -1]?.text
    const sources = english.flatMap((place) => blocks[place] ?? [])
    if (state === 'added') return [slotOf([], kept)]
    return state === 'current' ? [slotOf(sources, kept)] : sources.map((block) => slotOf([block], undefined))
  })
  return [...textSlot('title', title), ...textSlot('summary', summary), ...blockSlots]
}

/** Of a text that was sent along there is no translation yet. */
export const slotsOfText = (content: string): Slot[] =>
  splitBlocks(content).map((block) => slotOf([block], undefined))

function slotOf(sources: readonly Block[], kept: string | undefined): Slot {
  return {
    kind: 'blocks',
    block: sources[0]?.kind ?? 'paragraph',
    sources: sources.map(({ text }) => text),
    kept,
    copied: sources.every(isCopied),
  }
}

/** One text for each slot, as it is kept and stored. */
export function toResult(slots: readonly Slot[], texts: readonly string[]): JobResult {
  const parts = slots.map(({ kind, sources }, index) => ({
    kind,
    text: texts[index] ?? '',
    sources: sources.map(hashBlock),
  }))
  const listOf = (wanted: Slot['kind']) =>
    parts.filter(({ kind }) => kind === wanted).map(({ text, sources }) => ({ text, sources }))
  const [title = null] = listOf('title')
  const [summary = null] = listOf('summary')
  return { title, summary, blocks: listOf('blocks') }
}
