import { exportGuides } from '../../src/server/guides/import-export/index.ts'
import { withDatabase } from './database.ts'

/** Writes all guides of the shop to a file. */
export function exportGuidesTo(destination: Parameters<typeof exportGuides>[1]): Promise<void> {
  return withDatabase(async ({ db }) => {
    const written = await exportGuides(db, destination)
    console.log(`${written.toLocaleString('en-US')} guides with their paid texts are in ${destination.file}.`)
  })
}
