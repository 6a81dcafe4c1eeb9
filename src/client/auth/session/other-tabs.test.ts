import { beforeEach, expect, test } from 'vitest'
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
})

const follow = (uid: string | null) =>
  watchOtherTabs({
    page,
    isHidden: () => hidden,
    storage,
    uid,
    onUserLeft: () => heard.push('left'),
    onUserCame: () => heard.push('came'),
  })

function elsewhere(change: () => void) {
  change()
  page.dispatchEvent(new Event('storage'))
}
function lookAtTab() {
  hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
}

test('stores the user of a tab', () => {
  follow('uid-aiko')

  expect(storage.getItem(key)).toBe('uid-aiko')
})

test('signs out other tabs immediately, even hidden ones', () => {
  follow('uid-aiko')

  elsewhere(() => storage.removeItem(key))

  expect(heard).toEqual(['left'])
})

test('applies a change of account in another tab when it becomes visible', () => {
  follow('uid-aiko')

  elsewhere(() => storage.setItem(key, 'uid-bob'))
  expect(heard).toEqual([])
  lookAtTab()

  expect(heard).toEqual(['left'])
})

test('applies a sign-in in another tab when this tab becomes visible', () => {
  follow(null)

  elsewhere(() => storage.setItem(key, 'uid-aiko'))
  expect(heard).toEqual([])
  lookAtTab()

  expect(heard).toEqual(['came'])
})

test('applies a change to a suspended tab when it becomes visible', () => {
  follow('uid-aiko')
  storage.removeItem(key)

  lookAtTab()

  expect(heard).toEqual(['left'])
})

test('does nothing without a change of user, or after unsubscribing', () => {
  const stop = follow('uid-aiko')
  elsewhere(() => storage.setItem('theme', 'dark'))
  lookAtTab()
  stop()
  elsewhere(() => storage.removeItem(key))

  expect(heard).toEqual([])
})

test('ends no session if the storage drops writes', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  follow('uid-aiko')

  lookAtTab()

  expect(heard).toEqual([])
})
