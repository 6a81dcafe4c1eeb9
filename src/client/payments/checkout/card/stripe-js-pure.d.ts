// Under nodenext the package's own declarations for this path do not resolve.
declare module '@stripe/stripe-js/pure' {
  export { loadStripe } from '@stripe/stripe-js'
}
