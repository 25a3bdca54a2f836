import { cut } from './limits.ts'

export interface Issue {
  level: 'error' | 'warning'
  message: string
  where: Where
}

/** The part of a saved flow that something is about. */
export interface Where {
  /** Id of the flow node; null for an issue outside the nodes. */
  node: string | null
  /** JSON pointer into the flow as saved; empty for the whole of it. */
  pointer: string
}

export const WHOLE_FLOW: Where = { node: null, pointer: '' }

/** The location below `where`, by attribute names and list indexes. */
export function below(where: Where, ...path: readonly (string | number)[]): Where {
  const names = path.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`)
  return { ...where, pointer: where.pointer + names.join('') }
}

/** More of a kind would only bury the first ones. */
const MAX_OF_A_KIND = 100
const MAX_QUOTE_CHARS = 60

/** Issues of a flow, errors first. */
export class Issues {
  readonly #errors: Issue[] = []
  readonly #warnings: Issue[] = []

  get errorCount(): number {
    return this.#errors.length
  }

  get list(): Issue[] {
    return [...this.#errors, ...this.#warnings]
  }

  error(message: string, where: Where): void {
    if (this.#errors.length < MAX_OF_A_KIND) this.#errors.push({ level: 'error', message, where })
  }

  warn(message: string, where: Where): void {
    if (this.#warnings.length < MAX_OF_A_KIND) this.#warnings.push({ level: 'warning', message, where })
  }
}

/** A name as messages show it. */
export function quote(name: string): string {
  return `"${name.length > MAX_QUOTE_CHARS ? `${cut(name, MAX_QUOTE_CHARS)}…` : name}"`
}

/** Several names, the first few of them. */
export function quoteAll(names: readonly string[]): string {
  const shown = names.slice(0, 5).map(quote).join(', ')
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown
}
