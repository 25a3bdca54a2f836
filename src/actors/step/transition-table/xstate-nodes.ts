// The parts of an XState machine that transition tables read; XState's own types omit some.

export interface Node {
  key: string
  type: string
  parent?: Node
  states: Record<string, Node>
  initial: { target: Node[]; actions: unknown[] }
  entry: Action[]
  exit: Action[]
  invoke: { id: string; src: string; input?: unknown; systemId?: string }[]
  always?: Transition[]
  transitions: Map<string, Transition[]>
  tags: string[]
  output?: unknown
}

export interface Transition {
  source: Node
  target?: Node[]
  reenter: boolean
  guard?: Reference
  actions: Action[]
}

export type Reference = string | { type: string; params?: unknown }
/** By name, or as `after` puts it into a state: `raise` with a delay on entry, `cancel` on exit. */
export type Action = Reference | BuiltIn
type BuiltIn = ((...args: never[]) => void) & {
  type: string
  id: string
  event: { type: string }
  delay: string
  sendId: string
}
