import type { Caller } from '../platform/caller.ts'

/** Creates a resolver that calls an operator's action with the dependencies, the operator and the input. */
export const asOperator =
  <D, Input, Output>(act: (deps: D, operator: Caller, input: Input) => Output) =>
  ({ ctx, input }: { ctx: { deps: D; member: Caller }; input: Input }) =>
    act(ctx.deps, ctx.member, input)
