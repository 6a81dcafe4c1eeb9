// Fills a shop with the demo catalogue. Repeating it changes nothing; a shop that sells is left alone.
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../src/server/platform/database.ts'
import { saveGuides, type NewGuide } from '../src/server/guides/index.ts'
import { demoGuides } from './sandbox/catalogue/index.ts'

const guidesAtOnce = 200

export async function seed(databaseUrl: string, say: (line: string) => void): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, (error) => say(error.message))
  try {
    const guides = demoGuides().map(toNewGuide)
    for (let start = 0; start < guides.length; start += guidesAtOnce) {
      await saveGuides(db, guides.slice(start, start + guidesAtOnce), new Date())
      say(`${Math.min(start + guidesAtOnce, guides.length)} of ${guides.length} guides`)
    }
  } finally {
    await close()
  }
}

function toNewGuide({ metadata, ...guide }: ReturnType<typeof demoGuides>[number]): NewGuide {
  return { ...guide, thumbnailUrl: `/thumbnails/${guide.id}.svg`, metadata: { ...metadata } }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const databaseUrl = process.env['DATABASE_URL']
  if (databaseUrl === undefined || databaseUrl === '') {
    console.error('DATABASE_URL: missing (the PostgreSQL to fill)')
    process.exit(1)
  }
  await seed(databaseUrl, (line) => console.log(line))
}
