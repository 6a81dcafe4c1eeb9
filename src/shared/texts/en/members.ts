import { texts as law } from './legal/law.ts'
import { texts as account } from './members/account.ts'
import { texts as ownData } from './members/own-data.ts'
import { texts as ownGuides } from './members/own-guides.ts'
import { texts as paying } from './members/paying.ts'
import { texts as pro } from './members/pro.ts'
import { texts as signIn } from './members/sign-in.ts'

/** Texts of logging in, paying and the account; they come with the first page or dialog that needs them. */
export const texts = { ...signIn, ...paying, ...pro, ...account, ...ownGuides, ...ownData, ...law } as const
