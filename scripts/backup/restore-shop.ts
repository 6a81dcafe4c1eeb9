import { readSettings } from '../../src/server/platform/env.ts'
import { requireDatabaseUrl } from '../operator/database.ts'
import { startProgressBar } from '../processes/progress-bar.ts'
import { openBackupFile } from './backup-files.ts'
import type { BackupHeader } from './backup-text.ts'
import { restoreBackup } from './restore-backup.ts'
import { createDecryptionStage } from './backup-encryption.ts'

/** Restores a backup into the database that the environment names, which must be empty. */
export async function restoreShop(file: string): Promise<void> {
  const { madeAt, rows } = await restoreDatabase(requireDatabaseUrl(), file)
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0)
  console.log(`${count.toLocaleString('en-US')} rows as of ${madeAt} are restored and compared.`)
  console.log(
    'Before the shop opens: npm run payments:reconcile shows what Stripe knows since then, --apply writes it.',
  )
}

export async function restoreDatabase(databaseUrl: string, file: string): Promise<BackupHeader> {
  const { BACKUP_IDENTITY } = readSettings(process.env, ['BACKUP_IDENTITY'])
  const progress = startProgressBar('Restore')
  return restoreBackup(databaseUrl, createDecryptionStage(BACKUP_IDENTITY)(openBackupFile(file)), {
    onProgress: progress.update,
    onStep: progress.say,
  }).finally(progress.stop)
}
