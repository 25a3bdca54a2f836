/** A number beyond what JavaScript can hold has such an exponent or as many digits. */
const MAY_OVERFLOW = /[eE]\+?\d{3}|\d{200}/

/**
 * Path of a number in a value parsed from `json` that is too large for JavaScript, such as `1e400`: it was read as
 * infinity, which no JSON can tell. Undefined when there is none; empty when it is the
 * whole value.
 */
export function findOverflow(value: unknown, json: string): string | undefined {
  if (!MAY_OVERFLOW.test(json)) return undefined
  const open: [value: unknown, path: string][] = [[value, '']]
  // Without recursion: bodies may be nested deeper than the stack allows.
  for (let next = open.pop(); next; next = open.pop()) {
    const [each, path] = next
    if (typeof each === 'number' && !Number.isFinite(each)) return path
    if (typeof each !== 'object' || each === null) continue
    for (const [name, inner] of Object.entries(each)) open.push([inner, path === '' ? name : `${path}.${name}`])
  }
  return undefined
}
