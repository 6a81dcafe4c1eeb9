/** One of a person's titles to the same thing: a guide, a gift that they pay for, or Pro. */
export interface Title {
  /** Whether what it rests on holds now. On hold: its payment is disputed. */
  standing: 'stands' | 'on-hold' | 'ended'
  /** What is stored of it; null if it has never granted access. */
  stored: 'open' | 'on-hold' | 'closed' | null
  /** Whether the shop returns its money when another title grants access. */
  refundable: boolean
  /** Of several valid titles, the one that comes first in the order of kinds grants access, even if another one granted it before. */
  precedence: number
  since: Date
}

export interface TitleChange<T extends Title> {
  title: T
  do: 'grant' | 'restore' | 'suspend' | 'revoke'
}

export interface TitlesDecision<T extends Title> {
  /** The title that grants access; undefined if none stands. */
  granting: T | undefined
  /** Titles whose money has to be returned. */
  refunded: T[]
  /** What has to be stored. At most one title is open or on hold at any time, so the one that opens is the last. */
  changes: TitleChange<T>[]
}

/**
 * Decides over all titles that a person holds to one thing: exactly one grants access as long as any stands, and the money of
 * the others is returned. A title that doesn't grant access is stored as closed. If none stands, the open one is
 * suspended while its payment is disputed; what was closed before stays closed until the dispute ends.
 */
export function decideTitles<T extends Title>(titles: readonly T[]): TitlesDecision<T> {
  const standing = titles.filter((title) => title.standing === 'stands').toSorted(inOrder)
  const [granting] = standing
  const closing = titles.flatMap((title): TitleChange<T>[] => {
    if (title === granting || title.stored === null || title.stored === 'closed') return []
    if (granting !== undefined || title.standing === 'ended') return [{ title, do: 'revoke' }]
    return title.stored === 'open' ? [{ title, do: 'suspend' }] : []
  })
  const opening: TitleChange<T>[] =
    granting === undefined || granting.stored === 'open'
      ? []
      : [{ title: granting, do: granting.stored === null ? 'grant' : 'restore' }]
  return {
    granting,
    refunded: standing.filter((title) => title !== granting && title.refundable),
    changes: [...closing, ...opening],
  }
}

/** What grants access goes on doing so. Then what cost its holder nothing, then the oldest. */
function inOrder(one: Title, other: Title): number {
  return (
    one.precedence - other.precedence ||
    storedRank(one) - storedRank(other) ||
    Number(one.refundable) - Number(other.refundable) ||
    one.since.getTime() - other.since.getTime()
  )
}

function storedRank({ stored }: Title): number {
  if (stored === 'open') return 0
  return stored === 'on-hold' ? 1 : 2
}
