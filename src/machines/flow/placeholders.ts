const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

/** Names between double braces, in order, repeats included. */
export function placeholders(text: string): string[] {
  return text.includes('{{') ? Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name.trim()) : []
}

/** Puts the variables into a text. Braces inside a value are plain text; a variable without a value leaves nothing. */
export function interpolate(text: string, variables: Record<string, string>): string {
  if (!text.includes('{{')) return text
  return text.replace(PLACEHOLDER, (_, inside: string) => {
    const name = inside.trim()
    return Object.hasOwn(variables, name) ? (variables[name] ?? '') : ''
  })
}
