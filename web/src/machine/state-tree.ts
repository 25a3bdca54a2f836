/** A state of a machine's definition, with its child states. */
export interface StateNode {
  /** Keys from the root, joined by dots; empty for the root. */
  path: string
  key: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  children: StateNode[]
  /** Names of the effects that it runs while it is active. */
  effects: string[]
  /** Path of the child that is entered first; null where there is none. */
  initial: string | null
}

/** A transition between two states. */
export interface Transition {
  from: string
  to: string
  /** The event, `after …` for a delay, `done …` for an effect; empty for one that needs none. */
  label: string
}

export interface StateTree {
  root: StateNode
  transitions: Transition[]
}

type Config = Record<string, unknown>

/** Reads a machine's configuration from JSON as statechart viewers do. Unknown parts are left out. */
export function readStateTree(config: Config): StateTree {
  const targets = new Map<string, string>()
  const root = readNode(config, '', textOf(config['id']), targets)
  const transitions: Transition[] = []
  collectTransitions(config, '', targets, transitions)
  return { root, transitions: unique(transitions) }
}

/** Every state in the tree, parents before children. */
export function allNodes(root: StateNode): StateNode[] {
  return [root, ...root.children.flatMap(allNodes)]
}

/**
 * Returns the paths of the active states, parents included, of a value such as `"idle"` or `{ active: { ask:
 * "listening" } }`.
 */
export function activePaths(value: unknown, prefix = ''): Set<string> {
  if (typeof value === 'string') return new Set([join(prefix, value)])
  if (!isObject(value)) return new Set()
  const paths = new Set<string>()
  for (const [key, inner] of Object.entries(value)) {
    const path = join(prefix, key)
    paths.add(path)
    for (const each of activePaths(inner, path)) paths.add(each)
  }
  return paths
}

/** Returns a state as text: `active.ask.listening`; regions of a parallel state are separated by commas. */
export function stateText(value: unknown): string {
  const paths = [...activePaths(value)]
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`))).join(', ')
}

/** Returns the paths of the active states that run one of the effects. */
export function pathsOfEffects({ root }: StateTree, value: unknown, effects: readonly string[]): Set<string> {
  const active = activePaths(value)
  const running = allNodes(root).filter(
    (node) => active.has(node.path) && node.effects.some((one) => effects.includes(one)),
  )
  return new Set(running.map(({ path }) => path))
}

function readNode(config: Config, path: string, key: string, targets: Map<string, string>): StateNode {
  const id = textOf(config['id'])
  if (id !== '') targets.set(id, path)
  const children = Object.entries(objectOf(config['states'])).map(([childKey, child]) =>
    readNode(objectOf(child), join(path, childKey), childKey, targets),
  )
  const initial = textOf(isObject(config['initial']) ? config['initial']['target'] : config['initial'])
  const effects = listOf(config['invoke']).flatMap((invoke) => (isObject(invoke) ? [textOf(invoke['src'])] : []))
  return {
    path,
    key,
    kind: kindOf(config, children),
    children,
    effects,
    initial: initial === '' ? null : join(path, initial),
  }
}

function kindOf(config: Config, children: StateNode[]): StateNode['kind'] {
  const { type } = config
  if (type === 'final' || type === 'parallel' || type === 'history') return type
  return children.length > 0 ? 'compound' : 'atomic'
}

function collectTransitions(config: Config, path: string, targets: Map<string, string>, found: Transition[]): void {
  const add = (given: unknown, label: string) => {
    for (const each of listOf(given)) {
      const goals = isObject(each) ? listOf(each['target']) : [each]
      for (const goal of goals) {
        const to = resolve(textOf(goal), path, targets)
        if (to !== null) found.push({ from: path, to, label })
      }
    }
  }
  for (const [event, given] of Object.entries(objectOf(config['on']))) add(given, event)
  for (const [delay, given] of Object.entries(objectOf(config['after']))) add(given, `after ${delay}`)
  add(config['always'], '')
  add(config['onDone'], 'done')
  for (const invoke of listOf(config['invoke'])) {
    if (!isObject(invoke)) continue
    const name = textOf(invoke['src'])
    add(invoke['onDone'], `done ${name}`)
    add(invoke['onError'], `error ${name}`)
  }
  for (const [key, child] of Object.entries(objectOf(config['states']))) {
    collectTransitions(objectOf(child), join(path, key), targets, found)
  }
}

/** `#id`, `#id.child`, `.child` or the key of a sibling. */
function resolve(target: string, from: string, ids: Map<string, string>): string | null {
  if (target === '') return null
  if (target.startsWith('#')) {
    const id = [...ids.keys()].find((each) => target === `#${each}` || target.startsWith(`#${each}.`))
    if (id === undefined) return null
    return join(ids.get(id) ?? '', target.slice(id.length + 2))
  }
  if (target.startsWith('.')) return join(from, target.slice(1))
  return join(from.split('.').slice(0, -1).join('.'), target)
}

function unique(transitions: Transition[]): Transition[] {
  const seen = new Set<string>()
  return transitions.filter(({ from, to, label }) => {
    const key = `${from}\n${to}\n${label}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function join(prefix: string, key: string): string {
  if (prefix === '' || key === '') return prefix + key
  return `${prefix}.${key}`
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? (value as unknown[]) : [value]
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function objectOf(value: unknown): Config {
  return isObject(value) ? value : {}
}

function isObject(value: unknown): value is Config {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
