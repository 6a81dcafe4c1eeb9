import type { AuthDeps } from '../auth/index.ts'
import type { PaymentDeps } from '../payments/index.ts'

export interface AccountDeps extends AuthDeps, PaymentDeps {}
