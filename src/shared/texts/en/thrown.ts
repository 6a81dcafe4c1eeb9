/** In the message of a refused call, for logs and error cards (spec 8). */
export const texts = {
  'thrown.loginRequired': 'Authentication error: Login required',
} as const
