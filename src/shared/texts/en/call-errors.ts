/** In the message of a refused call, for logs and error cards (B13.4). */
export const texts = {
  'callError.loginRequired': 'Authentication error: Login required',
} as const
