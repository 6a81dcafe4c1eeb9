import { hashBlock, splitBlocks, type Block } from '../../guides/text/index.ts'
import type { TranslationSource } from '../../guides/translations/index.ts'
import type { TranslationUnit } from './plan-next-step.ts'
import type { JobResult } from '../../../shared/translation/job-result.ts'
import { isCopiedBlock } from './split-content.ts'

/** Returns the units of a guide's translation in order: title, summary and blocks. */
export function listGuideUnits({
  title,
  summary,
  blocks,
  translatedBlocks,
  rows,
}: TranslationSource): TranslationUnit[] {
  const textUnit = (
    kind: 'title' | 'summary',
    { english, translation, current }: typeof title,
  ): TranslationUnit[] =>
    english === ''
      ? []
      : [{ kind, block: kind, sources: [english], kept: current ? translation : undefined, copied: false }]
  const blockUnits = rows.flatMap(({ state, english, translated }): TranslationUnit[] => {
    // The English source was removed, so its translation is dropped.
    if (state === 'orphan') return []
    const kept = translatedBlocks[translated[0] ?? -1]?.text
    const sources = english.flatMap((place) => blocks[place] ?? [])
    if (state === 'added') return [unitOf([], kept)]
    return state === 'current' ? [unitOf(sources, kept)] : sources.map((block) => unitOf([block], undefined))
  })
  return [...textUnit('title', title), ...textUnit('summary', summary), ...blockUnits]
}

/** Returns the units of a text that has no translation yet. */
export const listTextUnits = (content: string): TranslationUnit[] =>
  splitBlocks(content).map((block) => unitOf([block], undefined))

function unitOf(sources: readonly Block[], kept: string | undefined): TranslationUnit {
  return {
    kind: 'blocks',
    block: sources[0]?.kind ?? 'paragraph',
    sources: sources.map(({ text }) => text),
    kept,
    copied: sources.every(isCopiedBlock),
  }
}

/** Returns the result of a job from its units and one text for each of them. */
export function toJobResult(units: readonly TranslationUnit[], texts: readonly string[]): JobResult {
  const parts = units.map(({ kind, sources }, index) => ({
    kind,
    text: texts[index] ?? '',
    sources: sources.map(hashBlock),
  }))
  const listOf = (wanted: TranslationUnit['kind']) =>
    parts.filter(({ kind }) => kind === wanted).map(({ text, sources }) => ({ text, sources }))
  const [title = null] = listOf('title')
  const [summary = null] = listOf('summary')
  return { title, summary, blocks: listOf('blocks') }
}
