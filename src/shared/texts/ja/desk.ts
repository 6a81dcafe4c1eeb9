import { texts as frame } from './desk/frame.ts'
import { texts as log } from './desk/log.ts'
import { texts as orders } from './desk/orders.ts'
import { texts as readers } from './desk/readers.ts'
import { texts as translation } from './desk/translation.ts'

export const texts = { ...frame, ...orders, ...readers, ...log, ...translation } as const
