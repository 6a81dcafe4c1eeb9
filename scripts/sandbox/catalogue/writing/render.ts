import type {
  TemplateBlock,
  TemplateChunk,
  TemplateItem,
  CatalogLanguage,
  DemoMethod,
  DemoNiche,
  BilingualText,
  SentencePoolName,
} from './format.ts'
import { fillSlots, createSectionFiller, createShortSlots, createSlots } from './slots.ts'
import { createVariantPicker, listSections } from './variants.ts'

export const sectionHeadings: Readonly<Record<CatalogLanguage, readonly string[]>> = {
  en: [
    'Introduction',
    'Required tools or skills',
    'Step-by-step process',
    'Monetization strategy',
    'Risks and common mistakes',
    'Premium content',
    'Summary',
  ],
  ja: [
    'はじめに',
    '必要な道具とスキル',
    '手順',
    '収益化の考え方',
    'リスクとよくある失敗',
    'プレミアム特典',
    'まとめ',
  ],
}

const POOLS: readonly SentencePoolName[] = ['context', 'insight', 'rule', 'contact', 'taste']

/** A method, a niche and an edition. Their numbers select among alternative sentences; an edition above 0 is a near-duplicate. */
export interface GuideCombination {
  method: DemoMethod
  methodNumber: number
  niche: DemoNiche
  nicheNumber: number
  edition: number
}

interface Renderer {
  chunks: (chunks: readonly TemplateChunk[]) => string
  content: () => string
  /** Returns the bold leads of bullet lists: the names of tools or risks. */
  leads: (blocks: readonly TemplateBlock[]) => string[]
  text: (template: string) => string
}

export function createRenderer(combination: GuideCombination, language: CatalogLanguage): Renderer {
  const { method, methodNumber, niche, nicheNumber, edition } = combination
  const side = language === 'en' ? 0 : 1
  const slots = createSlots(method, niche, language)
  const pick = createVariantPicker(method, nicheNumber, edition)
  const text = (template: string): string => fillSlots(template, slots)

  function fromPool(pool: SentencePoolName): string {
    const sentences = niche.pools[pool]
    const index = (methodNumber + nicheNumber + POOLS.indexOf(pool)) % sentences.length
    return sentences[index]?.[side] ?? ''
  }

  function chunkTemplate(chunk: TemplateChunk): string {
    if ('pool' in chunk) return fromPool(chunk.pool)
    if ('oneOf' in chunk) return chunk.oneOf[pick(chunk)]?.[side] ?? ''
    return chunk[side]
  }

  const chunkTemplates = (list: readonly TemplateChunk[]): string =>
    list.map(chunkTemplate).join(language === 'en' ? ' ' : '')

  function itemTemplate(item: TemplateItem, stop: string): string {
    if (!item.lead) return chunkTemplates(item.chunks)
    return `**${item.lead[side]}${stop}${chunkTemplates(item.chunks)}`
  }

  // In Japanese, Markdown does not parse bold text that ends in punctuation.
  const stepStop = language === 'en' ? '.** ' : '**：'
  const bulletStop = language === 'en' ? '** – ' : '**：'

  const listed = (items: readonly TemplateItem[], mark: (index: number) => string, stop: string): string =>
    items.map((item, index) => `${mark(index)} ${itemTemplate(item, stop)}`).join('\n')

  function tableTemplate(rows: readonly (readonly BilingualText[])[]): string {
    const [head, ...body] = rows.map((row) => `| ${row.map((cell) => cell[side]).join(' | ')} |`)
    return [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...body].join('\n')
  }

  function blockTemplate(each: TemplateBlock): string {
    if (each.kind === 'paragraph') return chunkTemplates(each.chunks)
    if (each.kind === 'quote') return `> ${chunkTemplates(each.chunks)}`
    if (each.kind === 'subheading') return `### ${each.text[side]}`
    if (each.kind === 'bullets') return listed(each.items, () => '-', bulletStop)
    if (each.kind === 'numbered') return listed(each.items, (index) => `${index + 1}.`, stepStop)
    if (each.kind === 'table') return tableTemplate(each.rows)
    if (each.kind === 'code') return `\`\`\`text\n${each[language].join('\n')}\n\`\`\``
    const chosen = each.blocks[pick(each)]
    return chosen ? blockTemplate(chosen) : ''
  }

  function content(): string {
    const shortSlots = createShortSlots(method, niche, language)
    const sections = listSections(method).map((blocks, index) => {
      const fillSection = createSectionFiller(slots, shortSlots)
      return `## ${sectionHeadings[language][index]}\n\n${fillSection(blocks.map(blockTemplate).join('\n\n'))}`
    })
    return `${sections.join('\n\n')}\n`
  }

  const leads = (blocks: readonly TemplateBlock[]): string[] =>
    blocks
      .flatMap((each) => (each.kind === 'bullets' ? each.items : []))
      .flatMap(({ lead }) => (lead ? [text(lead[side])] : []))

  return { chunks: (list) => text(chunkTemplates(list)), content, leads, text }
}
