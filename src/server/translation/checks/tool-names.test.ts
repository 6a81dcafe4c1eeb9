import { expect, test } from 'vitest'
import { namesIn, toolNames } from './tool-names.ts'

test.each([
  ['ChatGPT or Claude', ['ChatGPT', 'Claude']],
  ['Wave, QuickBooks or Stripe', ['Wave', 'QuickBooks', 'Stripe']],
  ['Redbubble, or Etsy with Printful', ['Redbubble', 'Etsy', 'Printful']],
  ['Canva (free tier)', ['Canva']],
  ['Adobe Podcast Enhance', ['Adobe Podcast Enhance']],
  ['diagrams.net', ['diagrams.net']],
  ['A spreadsheet', []],
])('toolNames extracts from %j the names %j', (tool, names) => {
  expect(toolNames([tool]).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['Canva is free.', ['Canva']],
  ['Two canvases', []],
  ['Make a plan.', []],
  ['Connect it with Make.', ['Make']],
  ['Your voice', []],
])('namesIn finds in %j the tools %j', (text, names) => {
  expect(namesIn(text, toolNames(['Canva', 'Make or Zapier', 'Your voice, or ElevenLabs']))).toEqual(names)
})
