import { markChanges } from './mark-changes.ts'

interface MarkedTextProps {
  before: string
  after: string
  side: 'before' | 'after'
  language: string
}

/** Shows one of two versions, and marks the parts that the other version lacks. */
export function MarkedText({ before, after, side, language }: MarkedTextProps) {
  const [old, made] = markChanges(before, after, language)
  const Mark = side === 'before' ? 'del' : 'ins'
  const look =
    side === 'before'
      ? 'rounded-sm bg-danger-soft decoration-danger/70'
      : 'rounded-sm bg-accent-soft decoration-accent/70 underline-offset-3'
  return (side === 'before' ? old : made).map(({ text, changed }, place) =>
    changed ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text
      <Mark key={place} className={look}>
        {text}
      </Mark>
    ) : (
      text
    ),
  )
}
