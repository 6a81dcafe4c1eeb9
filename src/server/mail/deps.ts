import type { Deps } from '../platform/deps.ts'
import type { Mailer } from './mailer.ts'

export interface MailDeps extends Deps {
  mailer: Mailer
}
