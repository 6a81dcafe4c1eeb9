import { buildShelf } from '../../shared/guides/guide-listing.ts'
import { finish, type ShelvedCard } from '../../shared/guides/shelf.ts'

/** The catalog index of these cards. */
export const createShelf = <Card extends ShelvedCard>(cards: readonly Card[]) => finish(buildShelf(cards))
