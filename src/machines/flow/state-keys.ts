/**
 * A node's id as the key of its state. Ids of letters, digits, `_` and `-` stay as they are; everything else, such as
 * the `.` and `#` that mean something to XState, is written `~<hex code>~`. Reversible. A stored name: never change it.
 */
export function stateKeyOf(nodeId: string): string {
  const key = nodeId.replace(/[^A-Za-z0-9_-]/g, escape)
  return key.startsWith('__') ? `~5f~${key.slice(1)}` : key // `__proto__` is no ordinary property
}

export function nodeIdOf(stateKey: string): string {
  return stateKey.replace(/~([0-9a-f]+)~/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function escape(unit: string): string {
  return `~${unit.charCodeAt(0).toString(16)}~`
}
