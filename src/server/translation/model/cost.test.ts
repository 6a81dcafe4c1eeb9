import { expect, test } from 'vitest'
import { computeMicroUsd, estimateTokens } from './cost.ts'

test('computeMicroUsd returns millionths of a dollar, rounded up', () => {
  const prices = { MODEL_INPUT_PRICE: 1.25, MODEL_OUTPUT_PRICE: 10 }

  expect(computeMicroUsd(prices, { inputTokens: 1_000_000, outputTokens: 100_000 })).toBe(2_250_000)
  expect(computeMicroUsd(prices, { inputTokens: 1, outputTokens: 0 })).toBe(2)
})

test('estimateTokens counts more tokens per character for Japanese than for English', () => {
  expect(estimateTokens('word word word word ')).toBe(5)
  expect(estimateTokens('日本語の文')).toBe(6)
})
