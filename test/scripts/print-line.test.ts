import { expect, it } from 'vitest'
import { printLine } from '../../scripts/print-line.ts'

function printed(line: string): string {
  let shown = ''
  printLine(line, (text) => (shown = text))
  return shown
}

it.each([
  ['an escape sequence', 'red \u001b[31m', 'red \\u001b[31m'],
  ['its eight-bit form', '{"text":"\u009b2J"}', '{"text":"\\u009b2J"}'],
  ['a turned direction of writing', 'said \u202eGNP', 'said \\u202eGNP'],
])('shows %s instead of obeying it', (_what, line, shown) => expect(printed(line)).toBe(shown))

it('leaves letters of any script, joiners and line breaks as they are', () => {
  const line = 'नमस्ते → क्\u200dष 👩\u200d⚕️\nsecond line'
  expect(printed(line)).toBe(line)
})
