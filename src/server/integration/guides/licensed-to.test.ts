import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/shop.ts'
import { buyItems } from '../payments/testing/buy.ts'

const shop = await openTestShop({ client: 'built' })
await shop.stock({ id: 1 }, { id: 2, isFreePreview: true })

const lineOf = (body: string) => /data-licensed[^>]*>([^<]*)</.exec(body)?.[1]

test('the page of a paid guide names its reader in print, in the language of the page', async () => {
  const aiko = await shop.signUp('aiko')
  await buyItems(shop, aiko, ['guide:1'])
  expect(lineOf((await shop.visit('/guide/1', aiko)).body)).toBe('Licensed to aiko')
  expect(lineOf((await shop.visit('/ja/guide/1', aiko)).body)).toBe('ご利用者：aiko様')
})

test('a printed guide names a reader without username by email address', async () => {
  const ben = await shop.signUp('ben')
  await buyItems(shop, ben, ['guide:1'])
  await shop.deps.pool.query("update users set username = '' where firebase_uid = $1", [ben.uid])
  expect(lineOf((await shop.visit('/guide/1', ben)).body)).toBe(`Licensed to ${ben.email}`)
})

test('samples and previews name no reader, and no other user or guest gets a reader’s name', async () => {
  const [chie, dai] = [await shop.signUp('chie'), await shop.signUp('dai')]
  for (const person of [chie, dai]) await buyItems(shop, person, ['guide:1'])
  const emi = await shop.signUp('emi')
  for (const path of ['/guide/1', '/ja/guide/1', '/guide/2', '/']) {
    await shop.visit(path, chie)
    for (const other of [undefined, emi, dai])
      expect((await shop.visit(path, other)).body).not.toMatch(/chie/)
  }
  expect(lineOf((await shop.visit('/guide/1', emi)).body)).toBeUndefined()
  for (const person of [chie, undefined])
    expect(lineOf((await shop.visit('/guide/2', person)).body)).toBeUndefined()
})
