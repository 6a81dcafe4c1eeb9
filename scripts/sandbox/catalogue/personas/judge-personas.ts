import { demoGuides } from '../index.ts'
import type { WantedGuide } from '../searches/golden-search.ts'
import { matchesWantedGuide } from '../searches/judge-searches.ts'

/** A search or question that a persona might type, written without knowing how the search works. */
export interface PersonaCase {
  via: 'ask' | 'search'
  language: 'en' | 'ja'
  persona: string
  text: string
  wanted: WantedGuide & {
    /** A topic without guides. The answer must report that it is missing. */
    missing?: string
  }
}

/** Results that the shop shows for a persona's search or question. */
export interface ShownResults {
  guides: readonly { id: number; isClose: boolean }[]
  /** Words that the answer reports as missing. */
  missing: string
}

export interface PersonaVerdict {
  case: PersonaCase
  top3: boolean
  top5: boolean
  /** Whether one of the first three guides doesn't match and isn't marked as close. */
  isSilent: boolean
}

const guides = new Map(demoGuides().map((guide) => [guide.id, guide]))

export function judgePersonaCase(
  each: PersonaCase,
  { guides: shown, missing }: ShownResults,
): PersonaVerdict {
  const { missing: absent, ...wanted } = each.wanted
  const isSensible = ({ id }: { id: number }) => {
    const guide = guides.get(id)
    return guide !== undefined && matchesWantedGuide(wanted, guide)
  }
  const isNamed = absent === undefined || missing.toLowerCase().includes(absent.toLowerCase())
  const isOnlyAbsent = absent !== undefined && Object.keys(wanted).length === 0
  // Conditions that no guide meets, such as fewer hours than any guide takes. The nearest guides may be shown as such.
  const isUnmet = ![...guides.values()].some((guide) => isSensible(guide))
  const isRight = (most: number) => {
    if (isOnlyAbsent) return isNamed || shown.length === 0
    if (isUnmet) return isNamed && shown.every(({ isClose }) => isClose)
    return isNamed && shown.slice(0, most).some((guide) => isSensible(guide))
  }
  return {
    case: each,
    top3: isRight(3),
    top5: isRight(5),
    isSilent: shown
      .slice(0, 3)
      .some((guide) => !guide.isClose && (isOnlyAbsent || !isNamed || !isSensible(guide))),
  }
}
