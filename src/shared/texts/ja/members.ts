import { texts as law } from './legal/law.ts'
import { texts as account } from './members/account.ts'
import { texts as ownData } from './members/own-data.ts'
import { texts as ownGuides } from './members/own-guides.ts'
import { texts as paying } from './members/paying.ts'
import { texts as pro } from './members/pro.ts'
import { texts as signIn } from './members/sign-in.ts'

export const texts = { ...signIn, ...paying, ...pro, ...account, ...ownGuides, ...ownData, ...law } as const
