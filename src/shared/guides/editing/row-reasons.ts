/** What can be wrong with a field of a guide, as files and logs say it; the desk says it in the page's language, `desk.problem.…`. */
export const rowReasons = {
  missing: 'is missing',
  empty: 'is empty',
  tooLong: 'is longer than 200000 characters',
  noText: 'must be text',
  noFlag: 'must be true or false',
  noTags: 'must be a list of texts, or texts with commas between them',
  elsewhere: 'must begin with /, because pages show no pictures of other sites',
  noObject: 'must be a JSON object',
  noVideos: 'must be a list of videos',
  sameVideo: 'names a video twice',
  unknown: 'is not a known field',
  twice: 'is given in both spellings',
} as const

export type RowReason = keyof typeof rowReasons

const reasonNames = new Map<string, RowReason>(
  Object.entries(rowReasons).map(([name, reason]) => [reason, name as RowReason]),
)

/** Undefined for one that is too rare to have a text of its own. */
export const reasonNamed = (reason: string): RowReason | undefined => reasonNames.get(reason)

export const outOfRange = (least: number, most: number) => `must be a whole number from ${least} to ${most}`

export function rangeOf(reason: string): { least: number; most: number } | undefined {
  const [, least, most] = /^must be a whole number from (\d+) to (\d+)$/.exec(reason) ?? []
  return least === undefined ? undefined : { least: Number(least), most: Number(most) }
}
