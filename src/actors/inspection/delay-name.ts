/** The name of the delay that a timer is of: XState calls its timer `xstate.after.<delay>.<state>`. */
export function delayNameOf(timerId: string): string {
  return /^xstate\.after\.([^.]+)\./.exec(timerId)?.[1] ?? timerId
}
