import { expect, test } from 'vitest'
import { demoMethods } from '../../../../scripts/sandbox/catalogue/writing/read-methods.ts'
import { demoNiches } from '../../../../scripts/sandbox/catalogue/writing/read-niches.ts'
import { drawShareBackground, drawThumbnail } from './draw-thumbnail.ts'

const groundOf = (svg: string) => /fill="(#\w+)"/.exec(svg)?.[1]

const cover = (emoji: string, tags: readonly string[]) => drawThumbnail({ emoji, tags: [...tags] })

test('covers have the color of their category, and differ for each trade and method', () => {
  const [copy, notes] = [
    ['AI Writing', 'copywriting'],
    ['Automation', 'workflow'],
  ]
  expect(groundOf(cover('☕', copy))).toBe(groundOf(cover('🦷', copy)))
  expect(groundOf(cover('☕', copy))).not.toBe(groundOf(cover('☕', notes)))
  expect(new Set([cover('☕', copy), cover('🦷', copy), cover('☕', notes), cover('🦷', notes)]).size).toBe(4)
  expect(cover('✂️', copy)).toBe(cover('✂', copy))
})

test('a cover without a known trade shows the stamp of the method', () => {
  expect(drawThumbnail({ emoji: '', tags: ['translation'] })).toBe(
    drawThumbnail({ emoji: '🦑', tags: ['translation'] }),
  )
  expect(drawThumbnail({ emoji: '', tags: [] })).toContain('<path')
})

test('every trade of the demo has an object, and no cover needs a style sheet', () => {
  for (const [place, { emoji }] of demoNiches.entries()) {
    const subject = { emoji, tags: demoMethods[place]?.tags ?? [] }
    expect(drawThumbnail(subject)).not.toBe(drawThumbnail({ ...subject, emoji: '' }))
    expect(drawThumbnail(subject) + drawShareBackground(subject)).not.toMatch(/class=|style=|currentColor/)
  }
})
