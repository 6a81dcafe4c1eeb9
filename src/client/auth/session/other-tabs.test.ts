import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from '../../testing/fake-storage.ts'
import { watchOtherTabs } from './other-tabs.ts'

const key = 'last_known_user_uid'

let page: EventTarget
let storage: FakeStorage
let hidden: boolean
let heard: string[]

beforeEach(() => {
  page = new EventTarget()
  storage = new FakeStorage()
  hidden = true
  heard = []
  vi.stubGlobal('window', page)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', new FakeStorage())
  vi.stubGlobal('document', {
    get hidden() {
      return hidden
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function follow(uid: string | null, uidAtOpening?: string | null) {
  Object.assign(page, { hydration: { uid: uidAtOpening } })
  return watchOtherTabs(uid, {
    onUserLeft: () => heard.push('left'),
    onUserCame: () => heard.push('came'),
  })
}

function elsewhere(change: () => void) {
  change()
  page.dispatchEvent(new Event('storage'))
}
function lookAtTab() {
  hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
}

test('a tab stores the uid of its user', () => {
  follow('uid-aiko')

  expect(storage.getItem(key)).toBe('uid-aiko')
})

test('a sign-out takes effect in other tabs immediately, even in hidden ones', () => {
  follow('uid-aiko')

  elsewhere(() => storage.removeItem(key))

  expect(heard).toEqual(['left'])
})

test('a change of account takes effect in another tab when that tab becomes visible', () => {
  follow('uid-aiko')

  elsewhere(() => storage.setItem(key, 'uid-bob'))
  expect(heard).toEqual([])
  lookAtTab()

  expect(heard).toEqual(['left'])
})

test('a sign-in in another tab takes effect when this tab becomes visible', () => {
  follow(null)

  elsewhere(() => storage.setItem(key, 'uid-aiko'))
  expect(heard).toEqual([])
  lookAtTab()

  expect(heard).toEqual(['came'])
})

test.each(['visibilitychange', 'pageshow'])(
  'a change of user takes effect in a suspended tab when that tab is shown again (%s)',
  (event) => {
    follow('uid-aiko')
    storage.removeItem(key)

    page.dispatchEvent(new Event(event))

    expect(heard).toEqual(['left'])
  },
)

test.each([
  ['uid-aiko', null],
  ['uid-aiko', 'uid-bob'],
  [null, 'uid-bob'],
])(
  'a page that hydrates after the stored user changed from %s to %s reports that its user left',
  (before, now) => {
    if (now !== null) storage.setItem(key, now)

    follow('uid-aiko', before)

    expect(heard).toEqual(['left'])
    expect(storage.getItem(key)).toBe(now)
  },
)

test('a tab stores the uid of a user whose session replaced another one before the page was opened', () => {
  storage.setItem(key, 'uid-bob')

  follow('uid-aiko', 'uid-bob')

  expect(heard).toEqual([])
  expect(storage.getItem(key)).toBe('uid-aiko')
})

test('a tab ignores events without a change of user, and all events after unsubscribing', () => {
  const stop = follow('uid-aiko')
  elsewhere(() => storage.setItem('theme', 'dark'))
  lookAtTab()
  stop?.()
  elsewhere(() => storage.removeItem(key))

  expect(heard).toEqual([])
})

test('a browser whose storage drops writes signs no user out', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  follow('uid-aiko')

  lookAtTab()

  expect(heard).toEqual([])
})
