// Runs inside a node, before it: Google's keys come from the port GOOGLE_KEYS_PORT, all else of Google's from
// GOOGLE_PORT, both in plain http. Signatures, keys and their lifetimes are checked as in production.
import https from 'node:https'
import { connect } from 'node:net'

const keysHost = 'www.googleapis.com'
const portOf = (host: unknown) => Number(process.env[host === keysHost ? 'GOOGLE_KEYS_PORT' : 'GOOGLE_PORT'])

https.globalAgent.createConnection = ({ host }) => {
  if (typeof host !== 'string' || !host.endsWith('.googleapis.com')) throw new Error(`Not Google: ${host}`)
  return connect(portOf(host), '127.0.0.1')
}
