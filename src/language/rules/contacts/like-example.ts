import type { FieldReader } from '../fields/field-reader.ts'
import { oncePerField } from '../fields/once-per-field.ts'

/** "Like SB-2024-117": a code with strokes, by which a designer shows what the others look like. */
const EXAMPLE = /(?<![\p{L}\d/-])(?=[A-Z\d/-]*\d)[A-Z\d]+(?:[-/][A-Z\d]+)+(?![\p{L}\d/-])/u

/** A code as its description shows one: "SB2024117" with the strokes that are not said. Unchanged where it has another shape. */
export function likeExample(value: string, plan: FieldReader): string {
  const example = exampleOf(plan)
  const plain = value.replace(/[-/]/g, '')
  if (example === undefined || shapeOf(plain) !== shapeOf(example.replace(/[-/]/g, ''))) return value
  let at = 0
  return Array.from(example, (sign) => (/[-/]/.test(sign) ? sign : plain.charAt(at++))).join('')
}

const exampleOf = oncePerField(({ field }) => EXAMPLE.exec(field.description)?.[0])

function shapeOf(code: string): string {
  return code.replace(/[A-Z]/g, 'A').replace(/\d/g, '9')
}
