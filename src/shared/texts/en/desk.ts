import { texts as frame } from './desk/frame.ts'
import { texts as log } from './desk/log.ts'

/** Texts of the desk, which no other page loads. */
export const texts = { ...frame, ...log } as const
