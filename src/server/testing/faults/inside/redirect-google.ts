// Preloaded into a node. Redirects Google's requests to local ports over plain HTTP: keys to GOOGLE_KEYS_PORT, access tokens to GOOGLE_TOKENS_PORT, everything
// else to GOOGLE_PORT. Signatures and lifetimes of keys are checked as in production.
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
