import { describeSignInForms } from './sign-in-forms-anywhere.ts'

describeSignInForms({ all: false })
