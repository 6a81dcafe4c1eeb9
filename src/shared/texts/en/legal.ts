import { texts as frame } from './legal/frame.ts'
import { texts as law } from './legal/law.ts'
import { texts as withdrawal } from './legal/withdrawal.ts'

/** The pages that promise something in writing, and the withdrawal function. */
export const texts = { ...frame, ...law, ...withdrawal } as const
