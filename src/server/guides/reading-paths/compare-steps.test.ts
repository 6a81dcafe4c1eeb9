import { expect, test } from 'vitest'
import { compareSteps, type DisplayedFacts } from './compare-steps.ts'

const step = (startCost: string, firstIncome = ''): DisplayedFacts => ({ startCost, firstIncome })

test.each<[title: string, steps: DisplayedFacts[], reasons: ReturnType<typeof compareSteps>]>([
  [
    'each costs more than the previous',
    [step('$0', '1 week'), step('$5', '2 weeks'), step('$20', '3 weeks')],
    ['cheapest-soonest', 'dearer', 'dearest'],
  ],
  [
    'the second pays sooner',
    [step('$0', '4 weeks'), step('$5', '1 week'), step('$20', '2 weeks')],
    ['cheapest', 'dearer', 'dearest'],
  ],
  [
    'equal costs, different waits',
    [step('$0', '1 week'), step('$0', '2 to 4 weeks'), step('$0', '2 to 4 weeks')],
    ['cheapest-soonest', 'slower', 'same'],
  ],
  [
    'equal costs, overlapping waits',
    [step('$0', '2 to 8 weeks'), step('$0', '4 to 6 weeks')],
    ['cheapest', null],
  ],
  ['overlapping costs', [step('$5–$10'), step('$0–$20'), step('$20')], [null, null, 'dearest']],
  ['one unknown cost', [step('$0', '1 week'), step('It depends', '2 weeks')], ['soonest', null]],
  ['no facts', [step(''), step('')], [null, null]],
  [
    'one-time and monthly amounts',
    [step('$10 (a microphone)'), step('$15 a month'), step('¥300')],
    [null, null, null],
  ],
  ['zero and monthly amounts', [step('0円'), step('月0〜3,000円')], ['cheapest', 'dearest']],
])('compareSteps compares start costs and waits of guides: %s', (_title, steps, reasons) => {
  expect(compareSteps(steps)).toEqual(reasons)
})
