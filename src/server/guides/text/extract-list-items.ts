import { parseBlocks, type Block } from './split-blocks.ts'

/** Returns the Markdown of each list item without its marker. Empty if the block is not a list of this kind. */
export function extractListItems(block: Block | undefined, kind: 'bullet_list' | 'ordered_list'): string[] {
  if (block?.kind !== kind) return []
  const lines = block.text.split('\n')
  return parseBlocks(block.text)
    .filter(({ type, level, map }) => type === 'list_item_open' && level === 1 && map !== null)
    .map(({ map }) =>
      lines
        .slice(map?.[0], map?.[1])
        .join('\n')
        .replace(/^\s*(?:\d+[.)]|[-+*])\s*/, '')
        .trim(),
    )
}
