import { afterEach, expect, test, vi } from 'vitest'
import { isSavingData } from './is-saving-data.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['the data saver is on', { saveData: true, downlink: 10 }, true],
  ['the connection is slow', { saveData: false, downlink: 0.4 }, true],
  ['the connection is fast', { saveData: false, downlink: 10 }, false],
  ['the browser does not describe its connection', undefined, false],
])('isSavingData decides whether files are loaded in advance: %s', (_, connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(isSavingData()).toBe(expected)
})
