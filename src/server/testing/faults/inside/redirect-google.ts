// Runs inside a node, before it: Google's keys come from the port GOOGLE_KEYS_PORT, access tokens from
// GOOGLE_TOKENS_PORT, all else of Google's from GOOGLE_PORT, in plain http. Signatures, keys and their lifetimes are checked as in production.
import https from 'node:https'
import { connect } from 'node:net'

const settings: Readonly<Record<string, string>> = {
  'www.googleapis.com': 'GOOGLE_KEYS_PORT',
  'oauth2.googleapis.com': 'GOOGLE_TOKENS_PORT',
}
const portOf = (host: string) => Number(process.env[settings[host] ?? 'GOOGLE_PORT'])

https.globalAgent.createConnection = ({ host }) => {
  if (typeof host !== 'string' || !host.endsWith('.googleapis.com')) throw new Error(`Not Google: ${host}`)
  return connect(portOf(host), '127.0.0.1')
}
