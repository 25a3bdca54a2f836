export interface Issue {
  level: 'error' | 'warning'
  message: string
}

/** More would only bury the first ones. */
const MAX_ISSUES = 100
const MAX_QUOTE_CHARS = 60

export class Issues {
  readonly list: Issue[] = []
  #errors = 0

  get hasErrors(): boolean {
    return this.#errors > 0
  }

  error(message: string): void {
    this.#errors += 1
    this.#add({ level: 'error', message })
  }

  warn(message: string): void {
    this.#add({ level: 'warning', message })
  }

  #add(issue: Issue): void {
    if (this.list.length < MAX_ISSUES) this.list.push(issue)
  }
}

/** A name as messages show it. */
export function quote(name: string): string {
  return `"${name.length > MAX_QUOTE_CHARS ? `${name.slice(0, MAX_QUOTE_CHARS)}…` : name}"`
}
