import type { Acts } from './acts.ts'
import { five, path } from './bundle-cases.ts'

/** Checkouts that are open at the dump, of each kind and for everything that is sold. */
export async function leaveCheckoutsOpen(acts: Acts): Promise<void> {
  const { signUp } = acts
  await acts.openForm(await signUp('open-guide-form'), 9)
  await acts.openForm(await signUp('open-guide-form-jpy'), 9, { language: 'ja' })
  await acts.openForm(await signUp('open-guide-form-code'), 9, { code: 'LIMITED' })
  await acts.openPage(await signUp('open-guide-page'), 9)
  await acts.openPage(await signUp('open-guide-page-code'), 9, { language: 'ja', code: 'HALF' })
  await acts.openBundle(await signUp('open-bundle-form'), five)
  await acts.openBundle(await signUp('open-path-form'), path, 'ja')
  const giver = await signUp('open-gift-forms')
  await acts.openGift(giver, await acts.orderGift(giver, { guideId: 9 }))
  await acts.openGift(giver, await acts.orderGift(giver, { language: 'ja' }), 'ja')
  await acts.openProForm(await signUp('open-pro-form'))
  await acts.openProForm(await signUp('open-pro-form-code'), { language: 'ja', code: 'HALF' })
  const credited = await signUp('open-pro-form-credit')
  await acts.buyGuide(credited, 1)
  await acts.buyGuide(credited, 2)
  await acts.openProForm(credited)
  await acts.openPage(await signUp('open-pro-page'))
  await acts.openPage(await signUp('open-pro-page-code'), undefined, { code: 'HALF' })
  const several = await signUp('open-several-forms')
  await acts.openForm(several, 9)
  await acts.openForm(several, 10)
  await acts.openProForm(several)
  await signUp('bought-nothing')
}
