import { hash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { maxImageBytes, type ImageKind } from '../../../shared/guides/editing/guide-images.ts'
import {
  callQuery,
  readCallData,
  readRefusalCode,
  callMutation,
  type RouterOutputs,
} from '../../testing/call.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { heicImage, imagesWithMetadata } from '../../testing/images/images-with-metadata.ts'
import { type TestResponse, openTestShop } from '../../testing/shop.ts'
import { runRetentionJob } from '../../maintenance/index.ts'

const day = 24 * 60 * 60 * 1000

const shop = await openTestShop()
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 })
const aiko = await signUpOperator(shop, 'aiko', 'editor')

const uploadImage = async (
  bytes: Buffer | Promise<Buffer>,
  guideId: number | null = 1,
  person: Person | undefined = aiko,
) => callMutation(shop, person, 'admin.storePicture', { guideId, base64: (await bytes).toString('base64') })
const addressOf = (answer: TestResponse) =>
  readCallData<RouterOutputs['admin']['storePicture']>(answer).address

/** Creates a random image of 320 by 180 pixels. */
const randomImage = (): Promise<Buffer> =>
  sharp(randomBytes(320 * 180 * 3), { raw: { width: 320, height: 180, channels: 3 } })
    .png()
    .toBuffer()
const blank = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer()

async function storedOf(id: number) {
  const { stored } = readCallData<RouterOutputs['guides']['editing']>(
    await callQuery(shop, aiko, 'guides.editing', { id }),
  )
  if (stored === null) throw new Error(`No guide ${id}`)
  return stored
}

async function chooseImage(id: number, thumbnailUrl: string): Promise<TestResponse> {
  const { version, guide } = await storedOf(id)
  return callMutation(shop, aiko, 'guides.save', { id, version, guide: { ...guide, thumbnailUrl } })
}

const isServed = async (address: string) => (await shop.visit(address)).status === 200
const runRetentionJobIn = (days: number) =>
  runRetentionJob({ ...shop.deps, clock: () => new Date(shop.deps.clock().getTime() + days * day) })

test.each(Object.keys(imagesWithMetadata) as ImageKind[])(
  'a %s uploaded by an editor is served as WebP without metadata and cached for a year',
  async (kind) => {
    const answer = await uploadImage(imagesWithMetadata[kind])
    expect(answer.status).toBe(200)
    const address = addressOf(answer)
    expect(address).toMatch(/^\/pictures\/[\w-]{43}\.webp$/)

    for (const cookie of ['', aiko.cookie ?? '']) {
      const { headers, rawPayload } = await shop.app.inject({ url: address, headers: { cookie } })
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      expect(rawPayload.includes('SECRET-PLACE')).toBe(false)
      expect(rawPayload.length).toBeGreaterThan(100)
    }
    const { etag = '' } = (await shop.visit(address)).headers
    expect((await shop.visit(address, undefined, { 'if-none-match': String(etag) })).status).toBe(304)
  },
)

test('a guide’s card shows the uploaded image, and restoring a version restores its image', async () => {
  const address = addressOf(await uploadImage(randomImage()))
  const { version } = await storedOf(1)

  expect((await chooseImage(1, address)).status).toBe(200)

  await shop.deps.catalogue.refresh()
  expect((await shop.visit('/api/guides/1')).body).toContain(`"thumbnailUrl":"${address}"`)
  const history = readCallData<RouterOutputs['guides']['history']>(
    await callQuery(shop, aiko, 'guides.history', { id: 1 }),
  )
  expect(history.saves[0]?.changes).toEqual([{ field: 'thumbnailUrl', added: 1, removed: 1 }])

  await callMutation(shop, aiko, 'guides.bringBack', { id: 1, version })
  expect((await storedOf(1)).guide.thumbnailUrl).toBe('/thumbnails/1.svg')
  await callMutation(shop, aiko, 'guides.bringBack', { id: 1, version: version + 1 })
  expect((await storedOf(1)).guide.thumbnailUrl).toBe(address)
})

test('an image uploaded by several editors is stored once, and each upload is logged', async () => {
  const owner = await signUpOperator(shop, 'chie')
  const same = await randomImage()

  const first = await uploadImage(same, 2)
  const again = await uploadImage(same, null, owner)

  expect(addressOf(again)).toBe(addressOf(first))
  const log = readCallData<RouterOutputs['admin']['log']>(await callQuery(shop, owner, 'admin.log'))
  expect(
    log.entries.slice(0, 2).map(({ kind, operator, guideId, after }) => [kind, operator, guideId, after]),
  ).toEqual([
    ['picture-stored', owner.email, null, { picture: addressOf(first) }],
    ['picture-stored', aiko.email, 2, { picture: addressOf(first) }],
  ])
})

test('an image stored before uploads became WebP keeps its address and bytes', async () => {
  const bytes = imagesWithMetadata.png
  const name = hash('sha256', bytes, 'base64url')
  await shop.deps.pool.query(
    `insert into guide_pictures (hash, kind, width, height, bytes, stored_by, named_at)
     values ($1, 'png', 320, 180, $2, $3, now())`,
    [name, bytes, aiko.email],
  )

  expect((await chooseImage(5, `/pictures/${name}.png`)).status).toBe(200)

  const { headers, rawPayload } = await shop.app.inject({ url: `/pictures/${name}.png` })
  expect(headers['content-type']).toBe('image/png')
  expect(rawPayload).toEqual(bytes)
})

/** An image whose header states a width and height of a million pixels. */
const hugeImage = Buffer.from(imagesWithMetadata.png)
hugeImage.writeUInt32BE(1_000_000, 16)
hugeImage.writeUInt32BE(1_000_000, 20)
const count = async () => (await shop.deps.pool.query('select from guide_pictures')).rowCount
const tooLarge = Buffer.concat([imagesWithMetadata.jpg, Buffer.alloc(maxImageBytes - 500)])

test.each<[string, Buffer | Promise<Buffer>, number]>([
  ['larger than 2 MB', tooLarge, 413],
  ['much larger', Buffer.concat([tooLarge, tooLarge]), 413],
  ['an SVG with a script', Buffer.from('<svg onload="alert(1)"/>'), 415],
  ['an HTML page', Buffer.from('<html>.png'), 415],
  ['a HEIC photo', heicImage, 415],
  ['of a million pixels each way', hugeImage, 400],
  ['wider than 4096 pixels', blank(4097, 180), 400],
  ['of one pixel', blank(1, 1), 400],
  ['cut off', imagesWithMetadata.jpg.subarray(0, 300), 400],
  ['empty', Buffer.alloc(0), 415],
])('an uploaded file that is %s is rejected and not stored', async (_what, bytes, status) => {
  const before = await count()

  expect((await uploadImage(bytes)).status).toBe(status)

  expect(await count()).toBe(before)
})

test('an unknown image, or a stored image under another extension, returns 404', async () => {
  const address = addressOf(await uploadImage(randomImage()))
  for (const other of [
    address.replace('.webp', '.jpg'),
    `/pictures/${'x'.repeat(43)}.webp`,
    '/pictures/..%2f1.png',
  ])
    expect((await shop.visit(other)).status).toBe(404)
})

test('images of a guide, version or draft are kept, and others are deleted after 30 days', async () => {
  const [shown, replaced, kept, left] = await Promise.all(
    [2, 3, 4, 4].map(async (id) => addressOf(await uploadImage(randomImage(), id))),
  )
  await chooseImage(2, shown ?? '')
  await chooseImage(3, replaced ?? '')
  await chooseImage(3, '')
  const { version, guide } = await storedOf(4)
  await callMutation(shop, aiko, 'guides.keepEdit', {
    id: 4,
    version,
    guide: { ...guide, thumbnailUrl: kept },
  })
  const there = () => Promise.all([shown, replaced, kept, left].map((each) => isStored(each ?? '')))

  await runRetentionJobIn(29)
  expect(await there()).toEqual([true, true, true, true])
  await runRetentionJobIn(31)
  expect(await there()).toEqual([true, true, true, false])
  await runRetentionJobIn(4000)
  expect(await there()).toEqual([true, true, true, false])

  // An outdated page may still submit a deleted image.
  const late = await chooseImage(4, left ?? '')
  expect([late.status, readRefusalCode(late)]).toEqual([400, 'invalid-input'])
  expect((await chooseImage(4, kept ?? '')).status).toBe(200)
  expect(await isServed(kept ?? '')).toBe(true)
})

/** Returns whether the image is in the database. Nodes may still have it in their caches. */
async function isStored(address: string): Promise<boolean> {
  const { rowCount } = await shop.deps.pool.query(
    `select from guide_pictures where '/pictures/' || hash || '.' || kind = $1`,
    [address],
  )
  return rowCount === 1
}
