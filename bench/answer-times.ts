import { readerOf } from '../src/language/rules/fields/field-reader.ts'
import type { FieldSpec } from '../src/ports/language.ts'
import { EXCHANGE, subscriberOf } from '../src/simulator/people/people.ts'
import { openPhone, type OpenedPhone } from '../test/support/phone/open-phone.ts'

/**
 * The people who answer: two plainly, one in Hindi, one who interrupts, one on a noisy connection, one who murmurs, one
 * with pauses.
 */
const PEOPLE = ['00', '00', '07', '04', '15', '16', '17']
const CALL_LIMIT_MS = 600_000

/** One question of each kind. */
const FIELDS: FieldSpec[] = [
  field('patient_name', 'string', 'May I have the name of the patient?'),
  field('phone_number', 'string', 'What is the best phone number to reach you?'),
  field('email', 'string', 'What is your e-mail address?'),
  field('visit_date', 'string', 'Which day suits you?'),
  field('visit_time', 'string', 'At what time?'),
  field('callback_slot', 'string', 'On which day and time should we call back?'),
  field('pin_code', 'string', 'What is your PIN code?'),
  field('city', 'string', 'In which city is the property?'),
  field('address', 'string', 'What is your address?'),
  field('age', 'number', 'How old is the patient?'),
  field('loan_amount', 'number', 'How much would you like to borrow?'),
  field('guests', 'number', 'How many people will come?'),
  field('is_first_visit', 'boolean', 'Is this the first visit?'),
  field('size', 'enum', 'Which size would you like?', ['small', 'large', 'very large']),
  field('reason', 'string', 'What is the reason for the visit?'),
  field('comment', 'string', 'Would you like to add anything else?'),
]

export interface AnswerTimes {
  kind: string
  /** For each answer, in ms from the person's last sound: to the agent's first sound. */
  sounded: number[]
  /** Number of the agent's utterances that began before the person had finished. */
  cutsIn: number
}

/**
 * Phone calls on a virtual clock with the built-in recogniser, rules and voice, so that only the service's own waiting
 * is measured.
 */
export async function measureAnswerTimes(callsEach: number): Promise<AnswerTimes[]> {
  const byKind = new Map<string, AnswerTimes>()
  for (const [index, number] of PEOPLE.entries()) {
    const find = (_number: string, random: () => number) => ({
      person: subscriberOf(`${EXCHANGE}${number}`).person(random),
    })
    const opened = await openPhone({ seed: index + 1, endpoints: 0, flow: flowOfAllKinds(), find })
    for (let call = 0; call < callsEach; call += 1) await runCall(opened, byKind)
    await opened.close()
  }
  return [...byKind.values()]
}

async function runCall(opened: OpenedPhone, byKind: Map<string, AnswerTimes>): Promise<void> {
  const provider = byKind.size % 2 === 0 ? 'telephony_a' : 'telephony_b'
  const { json } = await opened.place({ to: '+14155550100', provider })
  const { id } = await opened.untilEnded(String(json['id']), CALL_LIMIT_MS)
  const line = opened.simulator.calls().find(({ sid }) => sid === json['providerCallId'])
  const turns = (await opened.store.actors.readRows('turn', id)).map(({ body }) => JSON.parse(body) as StoredTurn)
  for (const [index, { audioMs }] of turns.entries()) {
    const asked = FIELDS.find(({ name }) => name === turns[index - 1]?.nodeId)
    if (!asked || audioMs === null) continue
    const kind = readerOf(asked).kind
    const times = byKind.get(kind) ?? { kind, sounded: [], cutsIn: 0 }
    byKind.set(kind, times)
    times.sounded.push(audioMs)
    if (line?.turns[index]?.cutsIn) times.cutsIn += 1
  }
}

interface StoredTurn {
  nodeId: string
  audioMs: number | null
}

function field(name: string, type: FieldSpec['type'], description: string, options: string[] = []): FieldSpec {
  return { name, type, description, options, required: true }
}

function flowOfAllKinds() {
  const asks = FIELDS.map(({ name }, index) => {
    return { id: name, type: 'ask', fields: [name], guidance: '', next: FIELDS[index + 1]?.name ?? 'bye' }
  })
  return {
    ...{ id: 'answers', name: 'Answers', description: '', start: 'hello' },
    nodes: [
      { id: 'hello', type: 'start', say: 'Hello.', next: FIELDS[0]?.name ?? 'bye' },
      ...asks,
      { id: 'bye', type: 'end', say: 'Goodbye.' },
    ],
    fields: FIELDS.map((each) => ({ ...each })),
    variables: [],
    settings: { persona: '', languages: ['en', 'hi'], maxAttempts: 3, maxDurationSec: 600 },
  }
}
