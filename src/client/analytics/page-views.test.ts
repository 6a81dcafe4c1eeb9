import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageViewQueue, type PageView, type AnalyticsTagFunction } from './page-views.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const view = (path: string) => ({ page_location: path, page_title: '', page_referrer: '' })
const always = () => true

/** An analytics vendor whose function is available once its script has loaded. */
class Vendor {
  readonly sent: string[] = []
  looks = 0
  #tag: AnalyticsTagFunction | undefined

  arrive(act: (path: string) => void = (path) => this.sent.push(path)): void {
    this.#tag = (_command, _event, told) => act((told as PageView).page_location)
  }

  readonly find = (): AnalyticsTagFunction | undefined => {
    this.looks += 1
    return this.#tag
  }
}

test('a page view is sent immediately if the analytics tag is available', () => {
  const vendor = new Vendor()
  vendor.arrive()
  createPageViewQueue(vendor.find, always).count(view('/'))
  expect(vendor.sent).toEqual(['/'])
})

test('page views before the analytics tag is available are sent later, in order', () => {
  const vendor = new Vendor()
  const views = createPageViewQueue(vendor.find, always)
  views.count(view('/'))
  vi.advanceTimersByTime(200)
  views.count(view('/guides'))
  vendor.arrive()
  vi.advanceTimersByTime(99)
  expect(vendor.sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(vendor.sent).toEqual(['/', '/guides'])
})

test('a missing analytics tag is looked up 20 times, every 300 ms, without throwing', () => {
  const vendor = new Vendor()
  const views = createPageViewQueue(vendor.find, always)
  views.count(view('/'))
  vi.advanceTimersByTime(300 * 18)
  expect(vendor.looks).toBe(19)
  vi.advanceTimersByTime(300)
  expect(vendor.looks).toBe(20)
  vi.advanceTimersByTime(60_000)
  expect(vendor.looks).toBe(20)

  vendor.arrive()
  views.count(view('/guides'))
  expect(vendor.sent).toEqual(['/guides'])
})

test('an error in the analytics tag is ignored', () => {
  const vendor = new Vendor()
  vendor.arrive(() => {
    throw new Error('the vendor’s own fault')
  })
  const views = createPageViewQueue(vendor.find, always)
  expect(() => views.count(view('/'))).not.toThrow()
  views.count(view('/guides'))
  expect(vendor.looks).toBe(2)
})

test('a queued page view is dropped when consent is withdrawn', () => {
  const vendor = new Vendor()
  let agreed = true
  const views = createPageViewQueue(vendor.find, () => agreed)
  views.count(view('/'))
  agreed = false
  vendor.arrive()
  vi.advanceTimersByTime(10_000)
  views.count(view('/guides'))
  expect(vendor.sent).toEqual([])
})
