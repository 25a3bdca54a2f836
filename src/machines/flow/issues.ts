import { cut } from './limits.ts'

export interface Issue {
  level: 'error' | 'warning'
  message: string
}

/** More of a kind would only bury the first ones. */
const MAX_OF_A_KIND = 100
const MAX_QUOTE_CHARS = 60

/** What is found wrong with a flow, errors first. */
export class Issues {
  readonly #errors: string[] = []
  readonly #warnings: string[] = []

  get errorCount(): number {
    return this.#errors.length
  }

  get list(): Issue[] {
    return [
      ...this.#errors.map((message) => ({ level: 'error' as const, message })),
      ...this.#warnings.map((message) => ({ level: 'warning' as const, message })),
    ]
  }

  error(message: string): void {
    if (this.#errors.length < MAX_OF_A_KIND) this.#errors.push(message)
  }

  warn(message: string): void {
    if (this.#warnings.length < MAX_OF_A_KIND) this.#warnings.push(message)
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
