import type { Niche } from '../format.ts'
import { bodyNiches } from './body.ts'
import { craftNiches } from './craft.ts'
import { foodNiches } from './food.ts'
import { homeNiches } from './home.ts'
import { learningNiches } from './learning.ts'
import { outingNiches } from './outing.ts'

const families = [foodNiches, bodyNiches, craftNiches, learningNiches, homeNiches, outingNiches]

/** One of each family in turn, so that related trades are not neighbours. */
export const niches: readonly Niche[] = foodNiches.flatMap((_, index) =>
  families.map((family) => family[index]).filter((niche) => niche !== undefined),
)
