import { emptyFields } from '../../src/shared/guides/fields/guide-fields.ts'
import { openDatabase } from '../../src/server/platform/database.ts'
import { markDuplicates } from '../../src/server/guides/duplicates/index.ts'
import { saveGuides, type NewGuide } from '../../src/server/guides/storage/index.ts'
import { demoGuides } from '../sandbox/catalogue/index.ts'

const guidesAtOnce = 200

/** Stores the demo's guides. A larger `count` repeats them under new ids and titles, for benchmarks. */
export async function seedGuides(
  databaseUrl: string,
  say: (line: string) => void,
  count?: number,
): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, (error) => say(error.message))
  try {
    const guides = repeat(demoGuides(), count).map(toNewGuide)
    for (let start = 0; start < guides.length; start += guidesAtOnce) {
      await saveGuides(db, guides.slice(start, start + guidesAtOnce), new Date())
      say(`${Math.min(start + guidesAtOnce, guides.length)} of ${guides.length} guides`)
    }
    const { pairs } = await markDuplicates(db)
    say(`${pairs.length} of them repeat another one, and are hidden in the list`)
  } finally {
    await close()
  }
}

type DemoGuide = ReturnType<typeof demoGuides>[number]

function repeat(guides: readonly DemoGuide[], count = guides.length): DemoGuide[] {
  return Array.from({ length: count }, (_, index) => {
    const guide = guides[index % guides.length]
    if (guide === undefined) throw new Error('The demo has no guides')
    const round = Math.floor(index / guides.length) + 1
    return round === 1
      ? guide
      : {
          ...guide,
          id: index + 1,
          titleEn: `${guide.titleEn} (${round})`,
          titleJa: `${guide.titleJa}（${round}）`,
        }
  })
}

export function toNewGuide({ metadata, ...guide }: DemoGuide): NewGuide {
  return { ...emptyFields, ...guide, thumbnailUrl: `/thumbnails/${guide.id}.svg`, metadata: { ...metadata } }
}
