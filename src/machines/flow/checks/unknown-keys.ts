import { below, quote, WHOLE_FLOW, type Issues, type Where } from '../issues.ts'
import { asObject, attribute, type Saved } from './attributes.ts'

const FLOW = ['id', 'name', 'description', 'start', 'nodes', 'fields', 'variables', 'settings']
const NODES: Record<string, string[]> = {
  start: ['id', 'type', 'say', 'texts', 'next'],
  say: ['id', 'type', 'say', 'texts', 'next'],
  ask: ['id', 'type', 'fields', 'guidance', 'next'],
  branch: ['id', 'type', 'branches', 'default'],
  end: ['id', 'type', 'say', 'texts', 'outcome'],
}
const FIELD = 'name type description options required kind synonyms texts min max pattern'.split(' ')
const VARIABLE = ['name', 'description', 'example']
const SETTINGS = 'persona languages maxAttempts maxDurationSec voiceId timeZone understanding'.split(' ')

/** Warns of attributes that mean nothing: they are kept and ignored, and may be a slip of the pen. */
export function checkUnknownKeys(flow: Saved, issues: Issues): void {
  const check = (title: string, saved: Saved, known: readonly string[], where: Where) => {
    for (const key of Object.keys(saved))
      if (!known.includes(key)) issues.warn(`${title} has ${quote(key)}, which means nothing here.`, below(where, key))
  }
  check('The flow', flow, FLOW, WHOLE_FLOW)
  for (const { saved, where } of objectsIn(flow, 'nodes')) {
    const type = attribute(saved, 'type')
    const known = typeof type === 'string' && Object.hasOwn(NODES, type) ? NODES[type] : undefined
    const id = attribute(saved, 'id')
    const node = typeof id === 'string' && id !== '' ? id : null
    if (known) check(`Step ${quote(node ?? '')}`, saved, known, { ...where, node })
  }
  for (const { saved, where } of objectsIn(flow, 'fields')) check(`Field ${nameOf(saved)}`, saved, FIELD, where)
  for (const { saved, where } of objectsIn(flow, 'variables'))
    check(`Variable ${nameOf(saved)}`, saved, VARIABLE, where)
  const settings = asObject(attribute(flow, 'settings'))
  if (settings) check('Settings', settings, SETTINGS, below(WHOLE_FLOW, 'settings'))
}

function objectsIn(flow: Saved, list: string): { saved: Saved; where: Where }[] {
  const items = attribute(flow, list)
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown, index) => {
    const saved = asObject(item)
    return saved ? [{ saved, where: below(WHOLE_FLOW, list, index) }] : []
  })
}

function nameOf(saved: Saved): string {
  const name = attribute(saved, 'name')
  return quote(typeof name === 'string' ? name : '')
}
