import { expect, test } from 'vitest'
import { toThumbnailUrl } from './save-guide.ts'

test.each(['/thumbnails/7.svg', '/covers/a.png?v=2'])('toThumbnailUrl keeps %s', (url) => {
  expect(toThumbnailUrl(url, 7)).toBe(url)
})

test.each([
  '',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'http://images.example.com/a.png',
  'https://images.example.com/a.png',
  '//images.example.com/a.png',
  '/\\images.example.com/a.png',
  ' https://images.example.com/a.png',
  'https://images.example.com/a.png x',
  'thumbnails/7.svg',
])('toThumbnailUrl replaces %j with the drawn thumbnail', (url) => {
  expect(toThumbnailUrl(url, 7)).toBe('/thumbnails/7.svg')
})
