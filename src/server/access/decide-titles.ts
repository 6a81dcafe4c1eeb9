/** A user's title (purchase, gift or subscription) to a guide, to a gift that they pay for, or to Pro. */
export interface Title {
  /** Whether the payment or gift behind the title is valid. On hold while the payment is disputed. */
  standing: 'stands' | 'on-hold' | 'ended'
  /** State of the title in the database. Null if the title has never granted access. */
  stored: 'open' | 'on-hold' | 'closed' | null
  /** Whether the title's payment is refunded when another title grants access. */
  refundable: boolean
  /** Rank of the title's kind: the valid title with the lowest rank grants access, even if another one granted it before. */
  precedence: number
  since: Date
}

export interface TitleChange<T extends Title> {
  title: T
  do: 'grant' | 'restore' | 'suspend' | 'revoke'
}

export interface TitlesDecision<T extends Title> {
  /** Title that grants access. Undefined if no title is valid. */
  granting: T | undefined
  /** Titles whose payments have to be refunded. */
  refunded: T[]
  /** Changes in the order of writing. At most one title may be open or on hold at any time, so the title that opens comes last. */
  changes: TitleChange<T>[]
}

/**
 * Decides which of a user's titles to one thing grants access: exactly one as long as any is valid. The payments of the others
 * are refunded. A title that grants no access is stored as closed. If no title is valid, the open one is suspended while its
 * payment is disputed, and closed ones stay closed until the dispute ends.
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

/** Compares titles by precedence, then by stored state (open first), then titles that cost nothing first, then the oldest first. */
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
