import { lengthOf } from '../../../shared/length-of.ts'
import type { Env } from '../../platform/env.ts'
import type { TokenUsage } from './translator.ts'

type Prices = Pick<Env, 'MODEL_INPUT_PRICE' | 'MODEL_OUTPUT_PRICE'>

/**
 * Returns the cost in millionths of a US dollar, rounded up. Prices are in US dollars per million tokens, so they equal
 * millionths per token.
 */
export function computeMicroUsd(
  { MODEL_INPUT_PRICE, MODEL_OUTPUT_PRICE }: Prices,
  usage: TokenUsage,
): number {
  return Math.ceil(usage.inputTokens * MODEL_INPUT_PRICE + usage.outputTokens * MODEL_OUTPUT_PRICE)
}

/**
 * Estimates the number of tokens, for plans and for servers that report no usage. Counts 4 Latin letters per token and 1.2
 * tokens for each character of other scripts.
 */
export function estimateTokens(text: string): number {
  const latin = text.match(/[\p{ASCII}\p{Script=Latin}]/gu)?.length ?? 0
  return Math.ceil(latin / 4 + (lengthOf(text) - latin) * 1.2)
}
