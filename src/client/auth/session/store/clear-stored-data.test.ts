import { afterEach, expect, test, vi } from 'vitest'
import { stubStorages } from '../../../testing/fake-browser.ts'
import { clearStoredData } from './clear-stored-data.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a logout deletes everything but language, theme and analytics consent', () => {
  const { local, session } = stubStorages({
    'firebase:authUser:key': '{}',
    language: 'ja',
    'ai-income-theme': 'light',
    'analytics-consent': 'denied',
    recent_payment_guide: '7',
    backup_token: 'token',
  })
  session.setItem('path-after-login', '/guides')
  session.setItem('temp_session_token', 'token')

  clearStoredData()

  expect([...local.kept.keys()]).toEqual(['language', 'ai-income-theme', 'analytics-consent'])
  expect(session.length).toBe(0)
})
