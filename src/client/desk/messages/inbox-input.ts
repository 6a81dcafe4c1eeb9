import { messageStates, type MessageState } from '../../../shared/contact/message-states.ts'
import { logInput } from '../log/log-input.ts'

/** The page of the inbox that an address names. */
export function inboxInputOf(query: URLSearchParams): {
  state: MessageState
  find?: string
  before?: number
} {
  const state = messageStates.find((each) => each === query.get('state')) ?? 'open'
  const find = query.get('find')?.trim().slice(0, 200) ?? ''
  return { state, ...(find === '' ? {} : { find }), ...logInput(query) }
}
