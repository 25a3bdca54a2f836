const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Names between double braces, in order, repeats included. */
export function placeholders(text: string): string[] {
  return text.includes('{{') ? Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name ?? '') : []
}

/** Puts the variables into a text. Braces inside a value are plain text; a variable without a value leaves nothing. */
export function fill(text: string, variables: Record<string, string>): string {
  if (!text.includes('{{')) return text
  return text.replace(PLACEHOLDER, (_, name: string) => (Object.hasOwn(variables, name) ? (variables[name] ?? '') : ''))
}
