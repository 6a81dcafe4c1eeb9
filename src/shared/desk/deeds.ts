/** Everything that an operator can do at the desk and that is noted (B20.5). A new kind needs its text, `desk.deed.…`. */
export const deedKinds = ['role-changed'] as const
export type DeedKind = (typeof deedKinds)[number]
