import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)
/** Brotli quality. Pages are 1 to 6 % smaller than with quality 5, for a few milliseconds each in the thread pool. */
const usualQuality = 7
/** Brotli quality for frequently sent responses. Another 10 % smaller, but takes a tenth of a second each. */
const bestQuality = 11
/** Number of rows that are serialized before yielding to the event loop. */
const rowsAtOnce = 250
/** Size in bytes above which hashing yields to the event loop. */
const largePart = 100_000

export type ResponseHeaders = Readonly<Record<string, string>>

export const jsonHeaders: ResponseHeaders = { 'content-type': 'application/json; charset=utf-8' }
const revalidated: ResponseHeaders = {
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'accept-encoding, cookie, authorization',
}

/** A response that is prepared once and sent many times. Stores only the Brotli bytes and derives other encodings from them. */
export class PreparedResponse {
  #brotli: Buffer
  readonly #hash: string
  readonly #headers: ResponseHeaders
  #gzip: Promise<Buffer> | undefined

  private constructor(brotliBytes: Buffer, hash: string, headers: ResponseHeaders) {
    this.#brotli = brotliBytes
    this.#hash = hash
    this.#headers = { ...headers, ...revalidated }
  }

  static async compressed(text: string, headers: ResponseHeaders): Promise<PreparedResponse> {
    return PreparedResponse.#of([Buffer.from(text)], headers)
  }

  /** Prepares a JSON array in parts, so that a long array doesn't block the event loop. */
  static async ofRows(rows: readonly object[]): Promise<PreparedResponse> {
    const parts: Buffer[] = []
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      const part = JSON.stringify(rows.slice(start, start + rowsAtOnce)).slice(1, -1)
      parts.push(Buffer.from(start === 0 ? part : `,${part}`))
      await breathe()
    }
    return PreparedResponse.#of([Buffer.from('['), ...parts, Buffer.from(']')], jsonHeaders)
  }

  static async #of(parts: Buffer[], headers: ResponseHeaders): Promise<PreparedResponse> {
    const hash = createHash('sha256')
    for (const part of parts) {
      hash.update(part)
      if (part.length > largePart) await breathe()
    }
    const bytes = Buffer.concat(parts)
    const compressed = await brotli(bytes, brotliOptions(bytes.length, usualQuality))
    return new PreparedResponse(ownBytes(compressed), hash.digest('base64url').slice(0, 22), headers)
  }

  /** Recompresses the stored bytes with the best quality. The ETag stays, because it identifies the uncompressed text. */
  async press(): Promise<void> {
    const bytes = await unbrotli(this.#brotli)
    this.#brotli = ownBytes(await brotli(bytes, brotliOptions(bytes.length, bestQuality)))
  }

  /** Maximum memory use in bytes. */
  get size(): number {
    return 2 * this.#brotli.length
  }

  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`
  }

  /** Returns the headers for an encoding, without those that a 304 response omits. */
  headers(encoding: Encoding): ResponseHeaders {
    return { ...this.#headers, etag: this.etag(encoding) }
  }

  async bytes(encoding: Encoding): Promise<Buffer> {
    switch (encoding) {
      case 'br':
        return this.#brotli
      case 'gzip':
        return (this.#gzip ??= unbrotli(this.#brotli)
          .then((bytes) => zip(bytes))
          .then(ownBytes))
      case 'identity':
        return unbrotli(this.#brotli)
    }
  }
}

export function toEncodingHeaders(encoding: Encoding): ResponseHeaders {
  return encoding === 'identity' ? {} : { 'content-encoding': encoding }
}

/** Copies the bytes to their own memory. A small buffer would otherwise keep a large shared buffer in memory. */
function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** Limits the Brotli window to the size of the text, because the compressor's memory grows with the window. */
function brotliOptions(size: number, quality: number) {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(most, Math.max(least, Math.ceil(Math.log2(size + 16)))),
    },
  }
}

/** Returns the best encoding that the client accepts. A quality of 0 means not accepted. */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  if (brotliAccepted.test(acceptEncoding)) return 'br'
  return gzipAccepted.test(acceptEncoding) ? 'gzip' : 'identity'
}

const accepted = (name: string) =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:,|$|;\\s*q=(?!0*\\.?0*\\s*(?:,|$)))`, 'i')
const brotliAccepted = accepted('br')
const gzipAccepted = accepted('gzip')
