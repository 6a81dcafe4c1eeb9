import { describeSignInForms } from '../../src/server/stories/auth/sign-in-forms-anywhere.ts'

describeSignInForms({ all: true })
