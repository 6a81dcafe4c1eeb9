import { once } from 'node:events'
import { type RequestListener, createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { assertNodeVersion } from '../../processes/assert-node-version.ts'
import { createLinkMailer, addPasswordResetPage } from './auth-emulator-mails.ts'
import { createAccountSaver, restoreAccounts } from './auth-emulator-accounts.ts'
import { acceptTokensFromSignUp, type UserStore } from './sign-up-time.ts'

type ApiSpec = { paths: Record<string, { parameters?: ({ $ref: string } | { name: string })[] }> }

assertNodeVersion()
const { values } = parseArgs({
  options: { project: { type: 'string' }, accounts: { type: 'string' }, smtp: { type: 'string' } },
})
const { project: projectId, accounts: folder, smtp: smtpUrl } = values
if (projectId === undefined) throw new Error('--project is missing')

// This runs the official emulator without its command line, which takes 7 s instead of 1.5 s, checks for updates online, writes
// into the home directory and needs two more ports. The imported files are internals, so firebase-tools is pinned to an exact
// version.
const require = createRequire(import.meta.url)
const emulator = 'firebase-tools/lib/emulator/auth'
const apiSpec = (require(`${emulator}/apiSpec.js`) as { default: ApiSpec }).default
const server = require(`${emulator}/server.js`) as { createApp(projectId: string): Promise<RequestListener> }

// The unused paths and parameters are removed, because most of the start-up time goes into their validators: for tenants and
// other identity providers, and for `alt`, `prettyPrint` and similar parameters of every path.
const unused = /tenants|idpConfigs|saml|passkey|gameCenter|signInWithPhoneNumber|iosClient/i
for (const [path, operations] of Object.entries(apiSpec.paths)) {
  if (unused.test(path)) delete apiSpec.paths[path]
  else operations.parameters = (operations.parameters ?? []).filter((parameter) => !('$ref' in parameter))
}

acceptTokensFromSignUp((require(`${emulator}/state.js`) as { ProjectState: UserStore }).ProjectState)
const app = await server.createApp(projectId)
// Like the other fakes, the emulator never closes an idle connection.
const http = createServer({ keepAliveTimeout: 0 }, addPasswordResetPage(app)).listen(0, '127.0.0.1')
await once(http, 'listening')
const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`

if (smtpUrl !== undefined) http.prependListener('request', createLinkMailer({ url, projectId, smtpUrl }))
if (folder !== undefined) {
  await restoreAccounts({ url, projectId, folder })
  const accounts = createAccountSaver({ url, projectId, folder })
  http.on('request', (request, response) => {
    if (request.method !== 'GET') response.once('finish', accounts.saveSoon)
  })
  process.once('SIGTERM', () => {
    void accounts.save().finally(() => process.exit())
  })
}
console.log(JSON.stringify({ url }))
