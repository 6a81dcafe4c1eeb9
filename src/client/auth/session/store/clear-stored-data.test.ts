import { expect, test } from 'vitest'
import { FakeStorage } from '../../../testing/fake-storage.ts'
import { clearStoredData } from './clear-stored-data.ts'

test('a logout deletes everything but language, theme and analytics consent', () => {
  const local = new FakeStorage({
    'firebase:authUser:key': '{}',
    language: 'ja',
    'ai-income-theme': 'light',
    'analytics-consent': 'denied',
    recent_payment_guide: '7',
    backup_token: 'token',
  })
  const session = new FakeStorage({ 'path-after-login': '/guides', temp_session_token: 'token' })

  clearStoredData({ local, session })

  expect([...local.kept.keys()]).toEqual(['language', 'ai-income-theme', 'analytics-consent'])
  expect(session.length).toBe(0)
})
