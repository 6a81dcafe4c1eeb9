import { texts as frame } from './legal/frame.ts'
import { texts as law } from './legal/law.ts'
import { texts as withdrawal } from './legal/withdrawal.ts'

export const texts = { ...frame, ...law, ...withdrawal } as const
