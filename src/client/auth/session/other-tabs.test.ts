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

test('a tab says whom it shows', () => {
  follow('uid-aiko')

  expect(storage.getItem(key)).toBe('uid-aiko')
})

test('signing out in one tab ends the others at once, even unseen', () => {
  follow('uid-aiko')

  elsewhere(() => storage.removeItem(key))

  expect(heard).toEqual(['left'])
})

test('another account in one tab is met when another tab is looked at', () => {
  follow('uid-aiko')

  elsewhere(() => storage.setItem(key, 'uid-bob'))
  expect(heard).toEqual([])
  lookAtTab()

  expect(heard).toEqual(['left'])
})

test('a guest who signs in elsewhere is signed in here when the tab is looked at', () => {
  follow(null)

  elsewhere(() => storage.setItem(key, 'uid-aiko'))
  expect(heard).toEqual([])
  lookAtTab()

  expect(heard).toEqual(['came'])
})

test('a tab that slept through it all finds out when it is looked at', () => {
  follow('uid-aiko')
  storage.removeItem(key)

  lookAtTab()

  expect(heard).toEqual(['left'])
})

test('nothing happens while nobody comes or goes, nor after the tab has stopped to follow', () => {
  const stop = follow('uid-aiko')
  elsewhere(() => storage.setItem('theme', 'dark'))
  lookAtTab()
  stop()
  elsewhere(() => storage.removeItem(key))

  expect(heard).toEqual([])
})

test('a storage that keeps nothing signs nobody out', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  follow('uid-aiko')

  lookAtTab()

  expect(heard).toEqual([])
})
