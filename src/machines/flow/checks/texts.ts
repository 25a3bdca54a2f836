import { below, quoteAll, WHOLE_FLOW, type Issues, type Where } from '../issues.ts'
import { placeholders } from '../placeholders.ts'
import { LANGUAGES, type Flow, type FlowField, type FlowNode } from '../types.ts'
import type { Language } from '../../../ports/language.ts'
import type { Locations } from './locations.ts'
import { step } from './nodes.ts'

/** Every `{{name}}` must be a declared variable, or in what a step says a field; every variable should be used. */
export function checkTexts(flow: Omit<Flow, 'start'>, locations: Locations, issues: Issues): void {
  const declared = new Set(flow.variables.map((variable) => variable.name))
  const fields = new Set(flow.fields.map((field) => field.name))
  const used = new Set<string>()
  const check = (title: string, where: Where, text: string, alsoFields = false) => {
    const names = new Set(placeholders(text))
    for (const name of names) used.add(name)
    const unknown = [...names].filter((name) => !declared.has(name) && !(alsoFields && fields.has(name)))
    if (unknown.length > 0)
      issues.error(
        `${title} uses ${quoteAll(unknown)} in braces, but declares no such variable${alsoFields ? ' or field' : ''}.`,
        where,
      )
  }
  check('The persona', below(WHOLE_FLOW, 'settings', 'persona'), flow.settings.persona)
  for (const field of flow.fields) {
    const title = `Field ${quoteAll([field.name])}`
    const where = locations.field(field.name)
    check(title, below(where, 'description'), field.description)
    for (const [language, texts] of Object.entries(field.texts ?? {})) {
      check(title, below(where, 'texts', language), [texts.question, texts.misfit].join(' '))
    }
  }
  for (const node of flow.nodes) {
    if (node.type === 'ask') check(step(node.id), locations.step(node.id, 'guidance'), node.guidance)
    else if (node.type !== 'branch') {
      check(step(node.id), locations.step(node.id, 'say'), node.say, true)
      for (const [language, text] of Object.entries(node.texts ?? {}))
        check(step(node.id), locations.step(node.id, 'texts', language), text, true)
    }
  }
  const idle = flow.variables.map((variable) => variable.name).filter((name) => !used.has(name))
  const [first] = idle
  if (first !== undefined) issues.warn(`No text uses the variable ${quoteAll(idle)}.`, locations.variable(first))
  checkLanguages(flow, locations, issues)
}

/** Once a flow has texts by language, each spoken one should be there, and no other. */
function checkLanguages(flow: Omit<Flow, 'start'>, locations: Locations, issues: Issues): void {
  const { languages } = flow.settings
  const spoken: { title: string; where: Where; item: FlowNode | FlowField; own: string }[] = [
    ...flow.nodes.map((node) => ({
      title: step(node.id),
      where: locations.step(node.id),
      item: node,
      own: node.type === 'ask' || node.type === 'branch' ? '' : node.say,
    })),
    ...flow.fields.map((field) => ({
      title: `Field ${quoteAll([field.name])}`,
      where: locations.field(field.name),
      item: field,
      own: field.description,
    })),
  ]
  const textsOf = ({ item }: (typeof spoken)[number]) => ('texts' in item ? item.texts : undefined)
  const hasTexts = spoken.some((one) => textsOf(one) !== undefined)
  if (!hasTexts) return
  for (const one of spoken) {
    const texts: Partial<Record<Language, unknown>> = textsOf(one) ?? {}
    const foreign = LANGUAGES.filter((language) => texts[language] !== undefined && !languages.includes(language))
    const [unspoken] = foreign
    if (unspoken !== undefined)
      issues.warn(
        `${one.title} has texts in ${quoteAll(foreign)}, which the settings do not have.`,
        below(one.where, 'texts', unspoken),
      )
    const missing = languages.slice(1).filter((language) => texts[language] === undefined)
    const [untold] = missing
    if (untold !== undefined && one.own.trim() !== '')
      issues.warn(
        `${one.title} has no text in ${quoteAll(missing)}, as others of the flow have.`,
        textsOf(one) ? below(one.where, 'texts', untold) : below(one.where, 'texts'),
      )
  }
}
