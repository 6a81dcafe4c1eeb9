import { expect, test } from 'vitest'
import { parseLanguageCode, parseVideoId } from './parse-video.ts'

test.each([
  ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  [' dQw4w9WgXcQ ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', 'dQw4w9WgXcQ'],
  ['http://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['abc', undefined],
  ['', undefined],
  ['https://www.youtube.com/@channel', undefined],
  ['https://www.youtube.com/watch', undefined],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['https://vimeo.com/dQw4w9WgXcQ', undefined],
  ['https://', undefined],
])('the YouTube video id in “%s” is %s', (text, id) => {
  expect(parseVideoId(text)).toBe(id)
})

test.each([
  ['en', 'en'],
  [' JA ', 'ja'],
  ['pt-br', 'pt-BR'],
  ['zh-hant', 'zh-Hant'],
  ['es-419', 'es-419'],
  ['english', undefined],
  ['日本語', undefined],
  ['xx', undefined],
  ['', undefined],
])('the normalized language code of “%s” is %s', (text, code) => {
  expect(parseLanguageCode(text)).toBe(code)
})
