import { describeRefusals } from '../../src/server/stories/payments/refused-anywhere.ts'

describeRefusals({ all: true })
