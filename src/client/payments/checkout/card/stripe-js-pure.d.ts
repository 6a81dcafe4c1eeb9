// The package's declarations for this path do not resolve under nodenext.
declare module '@stripe/stripe-js/pure' {
  export { loadStripe } from '@stripe/stripe-js'
}
