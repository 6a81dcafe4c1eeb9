import { expect, test } from 'vitest'
import { findToolNames, parseToolNames } from './tool-names.ts'

test.each([
  ['ChatGPT or Claude', ['ChatGPT', 'Claude']],
  ['Wave, QuickBooks or Stripe', ['Wave', 'QuickBooks', 'Stripe']],
  ['Redbubble, or Etsy with Printful', ['Redbubble', 'Etsy', 'Printful']],
  ['Canva (free tier)', ['Canva']],
  ['Adobe Podcast Enhance', ['Adobe Podcast Enhance']],
  ['diagrams.net', ['diagrams.net']],
  ['A spreadsheet', []],
])('parseToolNames extracts from %j the names %j', (tool, names) => {
  expect(parseToolNames([tool]).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['Canva is free.', ['Canva']],
  ['Two canvases', []],
  ['Make a plan.', []],
  ['Connect it with Make.', ['Make']],
  ['Your voice', []],
])('findToolNames finds in %j the tools %j', (text, names) => {
  expect(
    findToolNames(text, parseToolNames(['Canva', 'Make or Zapier', 'Your voice, or ElevenLabs'])),
  ).toEqual(names)
})
