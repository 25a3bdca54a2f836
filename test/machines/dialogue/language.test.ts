import { describe, expectTypeOf, it } from 'vitest'
import type * as machine from '../../../src/machines/dialogue/language.ts'
import type * as port from '../../../src/ports/language.ts'

/** Checked by the compiler: `npm run types` fails when one side moves. */
describe('what machines ask of the language model', () => {
  it('is what the port takes and gives', () => {
    expectTypeOf<machine.UnderstandRequest>().toEqualTypeOf<port.UnderstandRequest>()
    expectTypeOf<machine.Understanding>().toEqualTypeOf<port.Understanding>()
    expectTypeOf<machine.ComposeRequest>().toEqualTypeOf<port.ComposeRequest>()
    expectTypeOf<machine.Composed>().toEqualTypeOf<port.Composed>()
  })
})
