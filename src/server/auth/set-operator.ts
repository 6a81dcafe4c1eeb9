import type { Auth } from 'firebase-admin/auth'

/**
 * Sets or removes the custom claim `admin: true` (B6.13), leaving other claims unchanged. A granted claim takes effect
 * with the next token; a removed claim loses its effect within a minute (decision 0016).
 */
export async function setOperator(
  auth: Auth,
  email: string,
  isOperator: boolean,
): Promise<{ uid: string; changed: boolean }> {
  const { uid, customClaims = {} } = await auth.getUserByEmail(email)
  const { admin, ...others } = customClaims
  const changed = (admin === true) !== isOperator
  if (changed) await auth.setCustomUserClaims(uid, isOperator ? { ...others, admin: true } : others)
  return { uid, changed }
}
