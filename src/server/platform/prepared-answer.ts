import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)
/** One to six per cent smaller than 5 on these pages, at some milliseconds each, off the event loop. */
const brotliQuality = 7

/** An answer's bytes, made once and sent many times. Only compressed bytes are kept; the rest is made from them. */
export class PreparedAnswer {
  readonly #brotli: Buffer
  readonly #hash: string
  #gzip: Promise<Buffer> | undefined

  private constructor(brotliBytes: Buffer, hash: string) {
    this.#brotli = brotliBytes
    this.#hash = hash
  }

  static async compressed(text: string): Promise<PreparedAnswer> {
    const bytes = Buffer.from(text)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    return new PreparedAnswer(await brotli(bytes, brotliOptions(bytes.length)), hash)
  }

  /** Bytes kept in memory, at most. */
  get size(): number {
    return 2 * this.#brotli.length
  }

  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`
  }

  async bytes(encoding: Encoding): Promise<Buffer> {
    switch (encoding) {
      case 'br':
        return this.#brotli
      case 'gzip':
        return (this.#gzip ??= unbrotli(this.#brotli).then((bytes) => zip(bytes)))
      case 'identity':
        return unbrotli(this.#brotli)
    }
  }
}

function brotliOptions(size: number) {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  }
}

const answers = new WeakMap<object, Promise<PreparedAnswer>>()

/** Marks a value whose JSON is asked for again and again; the REST adapter then sends the same bytes each time. */
export function prepareAnswer<T extends object>(value: T): T {
  answers.set(value, PreparedAnswer.compressed(JSON.stringify(value)))
  return value
}

export function findPreparedAnswer(value: unknown): Promise<PreparedAnswer> | undefined {
  return typeof value === 'object' && value !== null ? answers.get(value) : undefined
}

/** The best encoding that the caller accepts; a quality of 0 is a refusal. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .filter(([name, quality]) => name !== '' && Number(quality ?? '1') > 0)
      .map(([name]) => name?.toLowerCase()),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}
