import { texts as frame } from './desk/frame.ts'
import { texts as log } from './desk/log.ts'

export const texts = { ...frame, ...log } as const
