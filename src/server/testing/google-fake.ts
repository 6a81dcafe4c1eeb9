import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { AppOptions } from 'firebase-admin/app'

/** An account in the format of Google's account lookup. */
interface GoogleAccount {
  disabled?: boolean
  /** Seconds since 1970. Logins before this time were revoked. */
  validSince?: string
  customAttributes?: string
  email?: string
  emailVerified?: boolean
}

/** A fake of Google's servers as firebase-admin uses them in production: public keys and accounts, with real RSA keys. */
export interface GoogleFake {
  /** Options that redirect firebase-admin to this server over plain HTTP. */
  connection: AppOptions
  /** Connects to this server. For Google's libraries that use the process-wide agent. */
  connectTo: Agent['createConnection']
  /** Port for plain HTTP, for nodes in other processes. */
  port: number
  privateKey: KeyObject
  publicKeyPem: string
  keyId: string
  accounts: Map<string, GoogleAccount>
  /** Returns the number of account lookups. */
  lookups: () => number
  /** Selects the requests that fail from now on. */
  fail: (what: Failing) => void
  close: () => Promise<void>
}

type Failing =
  | 'nothing'
  | 'keys'
  | 'keys with words'
  | 'accounts'
  | 'access tokens'
  | 'access tokens with 500'
  | 'the service account'
  | 'everything'

const closedPort = 1

export async function startGoogleFake(): Promise<GoogleFake> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const keyId = 'key-of-the-tests'
  const accounts = new Map<string, GoogleAccount>()
  let failing: Failing = 'nothing'
  let lookups = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'max-age=3600' })
        .end(JSON.stringify(body))
    if (request.url?.includes('accounts:update')) {
      const { localId, ...changes } = JSON.parse(await textOf(request)) as GoogleAccount & { localId: string }
      accounts.set(localId, { ...accounts.get(localId), ...changes })
      return void send(200, { localId })
    }
    if (request.url === '/token' && failing === 'access tokens with 500')
      return void send(500, { error: 'down' })
    if (request.url === '/token' && failing === 'the service account')
      return void send(400, { error: 'invalid_grant' })
    if (request.url === '/token') return void send(200, { access_token: 'of-the-tests', expires_in: 3600 })
    if (!request.url?.includes('accounts:lookup')) {
      if (failing === 'keys') return void send(500, { error: 'down' })
      if (failing === 'keys with words') return void response.writeHead(200).end('<html>maintenance</html>')
      return void send(200, { [keyId]: publicKeyPem })
    }
    lookups += 1
    if (failing === 'accounts') return void send(500, { error: { code: 500, message: 'BACKEND_ERROR' } })
    const { localId = [] } = JSON.parse(await textOf(request)) as { localId?: string[] }
    const users = localId.flatMap((uid) => {
      const account = accounts.get(uid)
      return account === undefined ? [] : [{ localId: uid, ...account }]
    })
    return void send(200, users.length === 0 ? {} : { users })
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const connectTo = ({ host }: { host?: string | null }): Duplex => {
    const isClosed =
      failing === 'everything' || (failing === 'access tokens' && host === 'oauth2.googleapis.com')
    return connect(isClosed ? closedPort : port, '127.0.0.1')
  }
  class LocalAgent extends Agent {
    override createConnection = connectTo
  }
  return {
    connection: {
      httpAgent: new LocalAgent(),
      credential: { getAccessToken: async () => ({ access_token: 'of-the-tests', expires_in: 3600 }) },
    },
    connectTo,
    port,
    privateKey,
    publicKeyPem,
    keyId,
    accounts,
    lookups: () => lookups,
    fail: (what) => {
      failing = what
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

/** Returns a JWT. The signature is the text that `sign` returns, or is made with the key that it returns. */
export function signToken(
  header: object,
  payload: object,
  sign: (signed: string) => string | KeyObject,
): string {
  const signed = [header, payload].map((part) => base64Url(JSON.stringify(part))).join('.')
  const signature = sign(signed)
  return `${signed}.${typeof signature === 'string' ? signature : rs256(signature, signed)}`
}

const base64Url = (text: string) => Buffer.from(text).toString('base64url')

function rs256(key: KeyObject, signed: string): string {
  return createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')
}
