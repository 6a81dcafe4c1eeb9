import { setTimeout as wait } from 'node:timers/promises'

/** Waits for the next second of the clock: Firebase compares the times of tokens, logins and revocations in whole seconds. A timer may fire a millisecond early. */
export const untilNextSecond = () => wait(1005 - (Date.now() % 1000))
