import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readAnswers, readDiscrepancies } from '../../testing/dumps/answers.ts'
import { makeDump } from '../../testing/dumps/make-dump.ts'
import { openDump } from '../../testing/dumps/open-dump.ts'

/** Keeps the files of the dump there. */
const keptIn = process.env['DUMP_FOLDER']

test(
  'a backup of everything in every state gives the same answers once it is restored',
  { tags: 'drill' },
  async () => {
    const folder = keptIn ?? (await mkdtemp(path.join(tmpdir(), 'dump-')))
    try {
      const expected = await makeDump(folder)
      const shop = await openDump(folder)
      try {
        const found = { ...(await readAnswers(shop)), discrepancies: await readDiscrepancies(shop) }
        expect(found).toEqual(expected)
      } finally {
        await shop.close()
      }
    } finally {
      if (keptIn === undefined) await rm(folder, { recursive: true })
    }
  },
)
