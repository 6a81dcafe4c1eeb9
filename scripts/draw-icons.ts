// Draws the shop's icons from favicon.svg, in every size and form that browsers and phones ask for.
import { drawIcons } from './build/draw-icons.ts'
import { assertNode } from './processes/assert-node.ts'

assertNode()
await drawIcons()
