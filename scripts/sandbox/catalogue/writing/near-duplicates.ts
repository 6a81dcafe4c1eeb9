/** Pairs of ids of a guide's first and second edition. The shop hides the second guide of each pair. */
export const hiddenDuplicates: readonly (readonly [first: number, second: number])[] = [
  [27, 58],
  [74, 311],
  [133, 134],
  [152, 640],
  [218, 219],
  [266, 1017],
  [349, 402],
  [475, 476],
  [533, 871],
  [702, 765],
  [928, 1112],
  [1042, 1180],
]
export const exemptDuplicates: readonly [first: number, second: number] = [196, 197]

const EDITIONS = [
  { en: '{title} (revised)', ja: '{title}【改訂版】', th: '{title} (ฉบับปรับปรุง)' },
  { en: '{title} (2nd edition)', ja: '{title}（第2版）', th: '{title} (พิมพ์ครั้งที่ 2)' },
  { en: '{title} (updated)', ja: '{title}【更新版】', th: '{title} (ฉบับอัปเดต)' },
] as const

export function formatEditionTitle(language: 'en' | 'ja' | 'th', title: string, id: number): string {
  const edition = EDITIONS[id % EDITIONS.length] ?? EDITIONS[0]
  return edition[language].replace('{title}', title)
}

const firstBySecond = new Map(
  [...hiddenDuplicates, exemptDuplicates].map(([first, second]) => [second, first]),
)

/** Returns the id of the first edition of a second edition. Undefined for other guides. */
export const findFirstEdition = (id: number): number | undefined => firstBySecond.get(id)
