import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Texts of a program's source that are sentences or parts of one, with `{}` for what is put in. */
export function sentencesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    if (text !== null && /[a-z]/.test(text) && /\s/.test(text.trim())) found.push(text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
}
