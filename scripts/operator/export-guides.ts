import { exportGuides } from '../../src/server/guides/import-export/index.ts'
import { withShopDatabase } from './database.ts'

/** Writes all guides of the shop to a file. */
export function exportGuidesToFile(destination: Parameters<typeof exportGuides>[1]): Promise<void> {
  return withShopDatabase(async ({ db }) => {
    const written = await exportGuides(db, destination)
    console.log(`${written.toLocaleString('en-US')} guides with their paid texts are in ${destination.file}.`)
  })
}
