import type { DumpActions } from './actions.ts'
import { bundleOfFive, readingPathBundle } from './bundle-cases.ts'

/** Leaves checkouts open, of each kind and for every product. */
export async function leaveCheckoutsOpen(actions: DumpActions): Promise<void> {
  const { signUp } = actions
  await actions.openForm(await signUp('open-guide-form'), 9)
  await actions.openForm(await signUp('open-guide-form-jpy'), 9, { language: 'ja' })
  await actions.openForm(await signUp('open-guide-form-code'), 9, { code: 'LIMITED' })
  await actions.openPage(await signUp('open-guide-page'), 9)
  await actions.openPage(await signUp('open-guide-page-code'), 9, { language: 'ja', code: 'HALF' })
  await actions.openBundle(await signUp('open-bundle-form'), bundleOfFive)
  await actions.openBundle(await signUp('open-path-form'), readingPathBundle, 'ja')
  const giver = await signUp('open-gift-forms')
  await actions.openGift(giver, await actions.orderGift(giver, { guideId: 9 }))
  await actions.openGift(giver, await actions.orderGift(giver, { language: 'ja' }), 'ja')
  await actions.openProForm(await signUp('open-pro-form'))
  await actions.openProForm(await signUp('open-pro-form-code'), { language: 'ja', code: 'HALF' })
  const credited = await signUp('open-pro-form-credit')
  await actions.buyGuide(credited, 1)
  await actions.buyGuide(credited, 2)
  await actions.openProForm(credited)
  await actions.openPage(await signUp('open-pro-page'))
  await actions.openPage(await signUp('open-pro-page-code'), undefined, { code: 'HALF' })
  const several = await signUp('open-several-forms')
  await actions.openForm(several, 9)
  await actions.openForm(several, 10)
  await actions.openProForm(several)
  await signUp('bought-nothing')
}
