import { countCodePoints } from '../../../shared/count-code-points.ts'
import type { Env } from '../../platform/env.ts'
import type { TokenUsage } from './translator.ts'

type Prices = Pick<Env, 'MODEL_INPUT_PRICE' | 'MODEL_OUTPUT_PRICE'>

/** Returns the cost in millionths of a US dollar, rounded up. Prices are in US dollars per million tokens. */
export function computeMicroUsd({ MODEL_INPUT_PRICE, MODEL_OUTPUT_PRICE }: Prices, usage: TokenUsage) {
  return Math.ceil(usage.inputTokens * MODEL_INPUT_PRICE + usage.outputTokens * MODEL_OUTPUT_PRICE)
}

/** Estimates tokens, also for servers that report none: 1 for 4 Latin letters, 1.2 for each character of other scripts. */
export function estimateTokens(text: string): number {
  const latin = text.match(/[\p{ASCII}\p{Script=Latin}]/gu)?.length ?? 0
  return Math.ceil(latin / 4 + (countCodePoints(text) - latin) * 1.2)
}
