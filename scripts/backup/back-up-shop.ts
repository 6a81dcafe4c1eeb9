import { pipeline } from 'node:stream/promises'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { recordChore } from '../../src/server/maintenance/index.ts'
import { readSettings } from '../../src/server/platform/env.ts'
import { requireDatabaseUrl, withShopDatabase } from '../operator/database.ts'
import { startProgressBar } from '../processes/progress-bar.ts'
import { deleteOldBackups, storeBackupInFolder } from './backup-files.ts'
import { createEncryptionStage } from './backup-encryption.ts'
import { writeBackup } from './write-backup.ts'

/** Writes a backup into a folder, or to standard output if `place` is `-`. Without `place`, uses BACKUP_DIR. */
export async function backUpShop(place: string | undefined): Promise<void> {
  const { BACKUP_DIR, BACKUP_RECIPIENT } = readSettings(process.env, ['BACKUP_DIR', 'BACKUP_RECIPIENT'])
  const folder = place ?? BACKUP_DIR
  if (folder === undefined)
    throw new Error(
      'BACKUP_DIR: missing. Name a folder there or after the command, or - to write to standard output.',
    )
  const now = new Date()
  const seal = createEncryptionStage(BACKUP_RECIPIENT)
  const encrypted = BACKUP_RECIPIENT !== undefined
  const progress = folder === '-' ? undefined : startProgressBar('Backup')
  let stored: { file: string; bytes: number } | undefined
  const { rows } = await writeBackup(
    requireDatabaseUrl(),
    now,
    async (text) => {
      if (folder === '-') await pipeline(seal(text), process.stdout, { end: false })
      else stored = await storeBackupInFolder(seal(text), { folder, now, encrypted })
    },
    { onProgress: (done, all) => progress?.update(done, all) },
  ).finally(() => progress?.stop())

  const figures = {
    rows: Object.values(rows).reduce((sum, each) => sum + each, 0),
    bytes: stored?.bytes ?? 0,
  }
  await withShopDatabase(({ db }) => recordChore(db, { chore: 'backup', succeededAt: now, figures }))
  if (!encrypted) console.error('Not encrypted: BACKUP_RECIPIENT is not set.')
  if (stored === undefined) return
  console.log(
    `${figures.rows.toLocaleString('en-US')} rows are in ${stored.file} (${figures.bytes.toLocaleString('en-US')} bytes).`,
  )
  const old = await deleteOldBackups(folder, now)
  if (old.length > 0) console.log(`Deleted, because older than promised: ${old.join(', ')}`)
}

/** Prints a new key pair. One key encrypts backups, the other one decrypts them. */
export async function printNewKeyPair(): Promise<void> {
  const identity = await generateIdentity()
  console.log(`For the servers of the shop:\nBACKUP_RECIPIENT=${await identityToRecipient(identity)}\n`)
  console.log(
    `Never store it on them. It opens every backup, and nothing else does:\nBACKUP_IDENTITY=${identity}`,
  )
}
