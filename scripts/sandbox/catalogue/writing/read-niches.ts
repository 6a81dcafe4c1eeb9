import type { Niche } from './format.ts'
import { bodyNiches } from '../data/niches/body.ts'
import { craftNiches } from '../data/niches/craft.ts'
import { foodNiches } from '../data/niches/food.ts'
import { homeNiches } from '../data/niches/home.ts'
import { learningNiches } from '../data/niches/learning.ts'
import { outingNiches } from '../data/niches/outing.ts'

const families = [foodNiches, bodyNiches, craftNiches, learningNiches, homeNiches, outingNiches]

/** One of each family in turn, so that related trades are not neighbours. */
export const niches: readonly Niche[] = foodNiches.flatMap((_, index) =>
  families.map((family) => family[index]).filter((niche) => niche !== undefined),
)
