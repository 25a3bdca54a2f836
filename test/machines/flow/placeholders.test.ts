import { describe, expect, it } from 'vitest'
import { interpolate, placeholders } from '../../../src/machines/flow/placeholders.ts'

describe('placeholders', () => {
  it.each([
    ['Hi {{name}}', ['name']],
    ['{{ a }}{{b}}{{a}}', ['a', 'b', 'a']],
    ['{{पूरा नाम}}', ['पूरा नाम']],
    ['{name} {{}', []],
    ['{{{x}}}', ['x']],
    ['{{}}', ['']],
  ])('of %s are %j', (text, names) => {
    expect(placeholders(text)).toEqual(names)
  })

  it.each([
    ['Hi {{name}}!', 'Hi Priya!'],
    ['{{ name }} and {{name}}', 'Priya and Priya'],
    ['{{odd}}', '{{name}} $1 $&'],
    ['{{missing}}.', '.'],
    ['{name}', '{name}'],
  ])('fill %s to %s', (text, filled) => {
    expect(interpolate(text, { name: 'Priya', odd: '{{name}} $1 $&' })).toBe(filled)
  })
})
