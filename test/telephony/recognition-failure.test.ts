import { afterEach, expect, it, vi } from 'vitest'
import type { SttSession } from '../../src/ports/speech.ts'
import { scripted } from '../../src/simulator/people/people.ts'
import { hangUp, say, wait } from '../../src/simulator/people/person.ts'
import { builtinRecogniser } from '../../src/simulator/speech/builtin-recogniser.ts'
import { openPhone, type OpenedPhone } from '../support/phone/open-phone.ts'

let opened: OpenedPhone
afterEach(async () => {
  vi.restoreAllMocks()
  await opened.close()
})

it.each(['telephony_a', 'telephony_b'])(
  'apologises when speech recognition fails, and ends with the answers so far (%s)',
  async (provider) => {
    const open = builtinRecogniser.open.bind(builtinRecogniser)
    vi.spyOn(builtinRecogniser, 'open').mockImplementation((setting, events): SttSession => {
      const session = open(setting, events)
      opened.clock.after(12_000, () => events.failed(new Error('No more credit.')))
      return session
    })
    const acts = [
      [wait(300), say('My name is Priya Sharma')],
      [wait(9_000), say('yes')],
      [wait(4_000), hangUp],
    ]
    opened = await openPhone({ find: () => ({ person: scripted(acts) }) })
    const { json } = await opened.place({ to: '+919876543210', provider })
    const ended = await opened.untilEnded(String(json['id']))
    expect(ended).toMatchObject({ outcome: 'partial', error: null, fields: { name: 'Priya Sharma' } })
    expect(ended.turns.at(-1)?.agentText).toBe('I am sorry, something has gone wrong on our side. Goodbye.')
    expect(opened.posted).toHaveLength(2)
  },
)
