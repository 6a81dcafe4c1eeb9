import { countedParts } from '../../../shared/guides/fields/guide-fields.ts'
import { extractListItems } from './extract-list-items.ts'
import type { Block } from './split-blocks.ts'

/**
 * Returns how often each of `countedParts` occurs in a text: numbered steps, priced entries in the section on pricing, entries
 * in the section on mistakes, and templates to copy.
 */
export function countTextParts(blocks: readonly Block[]): number[] {
  const counts = { steps: 0, prices: 0, mistakes: 0, templates: 0 }
  let heading = ''
  for (const block of blocks) {
    if (block.kind === 'heading') heading = block.text
    if (block.kind === 'fence') counts.templates += 1
    counts.steps += extractListItems(block, 'ordered_list').length
    const entries = [...extractListItems(block, 'bullet_list'), ...rowsOf(block)]
    if (aboutMistakes.test(heading)) counts.mistakes += entries.length
    if (aboutPricing.test(heading)) counts.prices += entries.filter((entry) => amount.test(entry)).length
  }
  return countedParts.map((part) => counts[part])
}

const aboutMistakes = /\b(?:risk|mistake|pitfall)|リスク|失敗/i
const aboutPricing = /\b(?:pric|monetiz|charge)|収益|料金|価格/i
const amount = /[$¥€£]\s?\d|\d\s?万?円/

/** Returns the rows of a table below its header. Empty for other blocks. */
function rowsOf({ kind, text }: Block): string[] {
  return kind === 'table' ? text.split('\n').slice(2) : []
}
