/** The states of a contact message. */
export const messageStates = ['open', 'answered', 'closed'] as const
export type MessageState = (typeof messageStates)[number]
