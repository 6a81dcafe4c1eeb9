import type { FaultResult } from './run-fault.ts'
import type { ProbeTarget } from './probes.ts'

const places: readonly ProbeTarget[] = [
  'guest page',
  'guide page',
  'own page',
  'message',
  'free guide',
  'payment',
  'question',
  'ready',
  'alive',
]

const heads = [
  'while',
  'load',
  'guest page',
  'signed-in guide page',
  'signed-in own page',
  'message',
  'free guide',
  'payment',
  '`/ask`',
  '`/readyz`',
  '`/healthz`',
  'back: ready, pages, writes, payments',
  'writes: acknowledged, refused; lost, doubled, half',
  'besides',
]

/** Formats all rows as a Markdown table: the responses of each probe target, and the slowest in seconds. */
export function formatFaultTable(rows: readonly FaultResult[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows.map(toCells)]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function toCells(row: FaultResult): string[] {
  const { fault, isLoaded, back, kept } = row
  return [
    fault.name,
    isLoaded ? 'light' : 'none',
    ...places.map((place) => toCell(row, place)),
    [back.ready, back.page, back.write, back.payment].map(inSeconds).join(', '),
    `${kept.acknowledged}, ${kept.refused}; ${kept.lost.length}, ${kept.doubled.length}, ${kept.halves.length}`,
    besides(row),
  ]
}

const inSeconds = (ms: number) => (ms / 1000).toFixed(1)

function toCell({ seen }: FaultResult, place: ProbeTarget): string {
  const answers = seen.filter((each) => each.place === place && !each.isBusy)
  const words = ({ status, told }: (typeof answers)[number]) =>
    `${status === 0 ? 'none' : status}${told ? ', says why' : ''}`
  const worst = Math.max(...answers.map(({ ms }) => ms))
  return `${[...new Set(answers.map(words))].toSorted().join('; ')}: ${inSeconds(worst)}`
}

function besides({ met, after: { mails, translation }, deadMs, seen }: FaultResult): string {
  const worstOf = (place: ProbeTarget) => seen.filter((each) => each.place === place).map(({ ms }) => ms)
  const asked = worstOf('words')
  const waiting = met.filter(({ status }) => status === 503).length
  const unanswered = met.filter(({ status }) => status === 0).length
  const busy = [...met, ...seen].filter(({ isBusy }) => isBusy).length
  const said = [
    unanswered > 0 && `${unanswered} got no answer`,
    met.length > 0 && `${met.length} others came, ${waiting} were told to wait`,
    busy > 0 && `${busy} turned away as the machine was busy`,
    mails && `${mails.count} mails went out ${inSeconds(mails.ms)} s later, each once`,
    translation &&
      `translated ${inSeconds(translation.ms)} s later, ${translation.answers} answers for ${translation.pieces} pieces`,
    asked.length > 0 && `\`/ask\` without script, in words: ${inSeconds(Math.max(...asked))}`,
    deadMs !== undefined && `the node was away for ${inSeconds(deadMs)} s`,
  ]
  return said.filter((each) => typeof each === 'string').join('; ')
}
