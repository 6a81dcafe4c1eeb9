import { pipeline, Readable, type Duplex } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupError } from './backup-error.ts'

type Stage = (bytes: AsyncIterable<Buffer>) => AsyncIterable<Buffer>

/** Returns a stage that compresses, and encrypts for `recipient` in the age format. Without a recipient, it only compresses. */
export function createEncryptionStage(recipient: string | undefined): Stage {
  return async function* (text) {
    const compressed = pass(text, createGzip())
    if (recipient === undefined) return yield* compressed
    const encrypter = new Encrypter()
    encrypter.addRecipient(recipient)
    yield* chunksOf(await encrypter.encrypt(toWeb(compressed)))
  }
}

const ageMark = 'age-encryption.org/'

/** Returns a stage that decrypts the input if it is encrypted, and decompresses it. */
export function createDecryptionStage(identity: string | undefined): Stage {
  return async function* (bytes) {
    const { first, all } = await peek(bytes)
    const encrypted = first.subarray(0, ageMark.length).toString() === ageMark
    if (encrypted && identity === undefined)
      throw new BackupError(
        'BACKUP_IDENTITY: missing. This backup is encrypted, and opens only with that key.',
      )
    if (!encrypted && !(first[0] === 0x1f && first[1] === 0x8b))
      throw new BackupError('This is no backup of the shop: it is neither encrypted nor compressed.')
    yield* pass(encrypted ? decrypt(all, identity ?? '') : all, createGunzip(), explainUnpacking)
  }
}

async function* decrypt(bytes: AsyncIterable<Buffer>, identity: string): AsyncGenerator<Buffer> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const opened = await decrypter.decrypt(toWeb(bytes)).catch((error: unknown) => {
    throw new BackupError(
      /no identity matched/.test(String(error))
        ? 'BACKUP_IDENTITY: this key doesn’t open this backup. Use the one whose public half was BACKUP_RECIPIENT when it was made.'
        : 'This backup is damaged: its beginning can’t be read.',
      { cause: error },
    )
  })
  try {
    yield* chunksOf(opened)
  } catch (error) {
    throw new BackupError('This backup is incomplete or was changed: its end can’t be decrypted.', {
      cause: error,
    })
  }
}

function explainUnpacking(error: unknown): unknown {
  if (error instanceof BackupError) return error
  return new BackupError('This backup is incomplete or damaged: its end can’t be unpacked.', {
    cause: error,
  })
}

const toWeb = (bytes: AsyncIterable<Buffer>) =>
  Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>

/** Iterates over the chunks of a web stream as buffers. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
}

async function* pass(
  bytes: AsyncIterable<Buffer>,
  through: Duplex,
  explain = (error: unknown) => error,
): AsyncGenerator<Buffer> {
  try {
    // An error in any stream destroys the last one, which ends this loop.
    yield* pipeline(bytes, through, () => undefined) as AsyncIterable<Buffer>
  } catch (error) {
    throw explain(error)
  }
}

async function peek(bytes: AsyncIterable<Buffer>) {
  const chunks = bytes[Symbol.asyncIterator]()
  let first = Buffer.alloc(0)
  while (first.length < ageMark.length) {
    const next = await chunks.next()
    if (next.done === true) break
    first = Buffer.concat([first, next.value])
  }
  async function* all(): AsyncGenerator<Buffer> {
    yield first
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  return { first, all: all() }
}
