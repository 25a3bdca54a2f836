/**
 * What an object holds under a name that a designer or a caller has chosen, such as "constructor": never what objects
 * inherit.
 */
export function ownValue<Value>(of: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return of !== undefined && Object.hasOwn(of, name) ? of[name] : undefined
}
