/**
 * Records the journals of `test/journals/` from runs on the real kernel and store, with a clock and ids that are the
 * same each time, the marks of effect runs aside: `node scripts/record-journals.ts`. To be run again only when a
 * machine has changed on purpose; the difference that git then shows is what the change does to stored actors.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMachineRegistry } from '../src/effects/machine-registry.ts'
import { effectHandlers } from '../src/actors/runtime/effect-handler.ts'
import { composeEffect } from '../src/effects/compose.ts'
import { promptAndCollectEffect } from '../src/effects/prompt-and-collect.ts'
import { dialEffect } from '../src/effects/dial.ts'
import { hangUpEffect } from '../src/effects/hang-up.ts'
import { saveOptOutEffect } from '../src/effects/save-opt-out.ts'
import { fetchCallStatusEffect } from '../src/effects/fetch-call-status.ts'
import { postWebhookEffect } from '../src/effects/post-webhook.ts'
import { prepareOpeningEffect } from '../src/effects/prepare-opening.ts'
import { holdMediaSessionEffect } from '../src/effects/hold-media-session.ts'
import { understandEffect } from '../src/effects/understand.ts'
import { journalHeader, writeExportedJournal } from '../src/effects/exported-journal.ts'
import { readRows } from '../src/actors/runtime/read-journal.ts'
import { decodeRecord } from '../src/actors/journal/records.ts'
import type { Kernel } from '../src/actors/kernel.ts'
import { createRuntime } from '../src/actors/runtime/runtime.ts'
import type { ActorId } from '../src/actors/types.ts'
import type { EpochMs } from '../src/base/time.ts'
import { callVersion } from '../src/machines/call/call.ts'
import { conversationVersion } from '../src/machines/conversation/conversation.ts'
import { checkFlow } from '../src/machines/flow/check.ts'
import type { ComposeRequest, LanguageModel, Understanding } from '../src/ports/language.ts'
import type { Store } from '../src/ports/store.ts'
import type { AttemptResult } from '../src/ports/webhooks.ts'
import { openSqliteStore } from '../src/store/sqlite/open-sqlite-store.ts'
import { FakePhones, type Story } from '../test/support/machines/fake-phones.ts'
import { VirtualClock } from '../test/support/clock/virtual-clock.ts'

const FOLDER = new URL('../test/journals/', import.meta.url)
const STARTED_AT: EpochMs = Date.UTC(2026, 10, 2, 4, 30)
const PROJECT_ID = '00000000-0000-4000-8000-00000000000a'
const AGENT_ID = '00000000-0000-4000-8000-00000000000b'
const ENDPOINT_ID = '00000000-0000-4000-8000-00000000000c'
const MODEL_DELAY_MS = 400

const flowText = readFileSync(new URL('../examples/flows/appointment.json', import.meta.url), 'utf8')
const { flow } = checkFlow(JSON.parse(flowText))
if (!flow) throw new Error('The example flow is not ready.')
const flowHash = createHash('sha256').update(JSON.stringify(flow)).digest('hex')

/** What people say in the recorded conversations, and what it means. */
const MEANINGS: Record<string, Partial<Understanding>> = {
  'I am Priya Sharma': { values: { patient_name: 'Priya Sharma' } },
  'Friday at ten, call me on +91 98765 43210 if it changes': {
    values: { appointment_time: '2026-11-06T10:00' },
  },
  'A fever since Sunday': { values: { reason: 'A fever since Sunday' } },
  'No, that is wrong': { values: { confirmed: false } },
  'Monday at nine then': { values: { appointment_time: '2026-11-09T09:00' } },
  'Yes, that is right': { values: { confirmed: true } },
  'Why do you want to know?': {},
  'Never contact me again': { intent: 'opted_out' },
}

/** Answers without waiting under `builtin:`, after a while under any other name, and never as `broken:`. */
function scriptedModel(clock: VirtualClock): LanguageModel {
  const understandNow: LanguageModel['understandNow'] = ({ text, language, model }) => {
    if (!model.startsWith('builtin:')) return undefined
    return { values: {}, refused: [], intent: null, language, ...MEANINGS[text] }
  }
  const composeNow: LanguageModel['composeNow'] = (request) =>
    request.model.startsWith('builtin:') ? { reply: wording(request), firstTextAt: clock.now() } : undefined
  const later = async <Answer>(model: string, answer: Answer | undefined): Promise<Answer> => {
    await new Promise<void>((resolve) => clock.after(MODEL_DELAY_MS, resolve))
    if (model === 'broken:model' || answer === undefined) throw new Error('The model hung up.')
    return answer
  }
  return {
    understandNow,
    composeNow,
    understand: (request) => later(request.model, understandNow({ ...request, model: 'builtin:' })),
    compose: (request) => later(request.model, composeNow({ ...request, model: 'builtin:' })),
  }
}

function wording({ lines, question, closing }: ComposeRequest): string {
  const asked = question?.fields.map(({ description }) => `${description}, please?`) ?? []
  return [...lines, ...asked, ...(closing ? ['Understood. Goodbye.'] : [])].join(' ') || 'Goodbye.'
}

const REFUSED = { accepted: false, stop: false, durationMs: 120 }
const DELIVERED: AttemptResult = { accepted: true, stop: false, status: 204, error: null, durationMs: 80 }

interface Recorder {
  kernel: Kernel
  clock: VirtualClock
  /** Results of the webhook attempts, in order. */
  attempts: AttemptResult[]
  /** A conversation with this model, under an id that ends so. */
  converse: (id: string, model: string, ...messages: string[]) => Promise<ActorId>
  send: (actorId: ActorId, type: string, parts?: object) => Promise<void>
  /** A webhook's delivery, under an id that ends so, for an hour. */
  deliver: (id: string) => Promise<ActorId>
  /** A phone call with this model, under an id that ends so, and what becomes of it outside within the time. */
  ring: (id: string, model: string, story: Story, withinMs?: number) => Promise<ActorId>
}

await record('conversation-completed', async ({ converse }) =>
  converse(
    '01',
    'builtin:rules',
    'I am Priya Sharma',
    'Friday at ten, call me on +91 98765 43210 if it changes',
    'A fever since Sunday',
    'No, that is wrong',
    'Monday at nine then',
    'Yes, that is right',
  ),
)

await record('conversation-with-slow-model', async ({ converse }) =>
  converse(
    '02',
    'openai:any',
    'I am Priya Sharma',
    'Why do you want to know?',
    'Friday at ten, call me on +91 98765 43210 if it changes',
  ),
)

await record('conversation-expired', async ({ converse, clock }) => {
  const actorId = await converse('03', 'builtin:rules', 'I am Priya Sharma')
  await clock.advance(16 * 60_000)
  return actorId
})

await record('conversation-closed', async ({ converse, send }) => {
  const actorId = await converse('04', 'builtin:rules', 'I am Priya Sharma')
  await send(actorId, 'conversation.close')
  return actorId
})

await record('conversation-opted-out', async ({ converse }) =>
  converse('05', 'builtin:rules', 'I am Priya Sharma', 'Never contact me again'),
)

await record('conversation-without-model', async ({ converse }) => converse('06', 'broken:model'))

await record('call-completed', async ({ ring }) =>
  ring('11', 'builtin:rules', {
    person: [
      { says: 'I am Priya Sharma' },
      { says: 'Friday at ten, call me on +91 98765 43210 if it changes', interrupts: true },
      { says: 'A fever since Sunday' },
      { presses: '1' },
    ],
  }),
)

await record('call-broken-off', async ({ ring }) =>
  ring('12', 'openai:any', { orderMs: 1_500, twice: true, person: [{ says: 'I am Priya Sharma' }, 'hangsUpMidLine'] }),
)

await record('call-opted-out', async ({ ring }) =>
  ring('13', 'builtin:rules', { person: ['silent', { says: 'Never contact me again' }] }),
)

await record('call-busy', async ({ ring }) => ring('14', 'builtin:rules', { callbacks: 'none', phone: 'busy' }))

await record('call-to-voicemail', async ({ ring }) =>
  ring('15', 'builtin:rules', { person: [{ says: 'Please leave a message after the tone' }] }),
)

await record('call-refused', async ({ ring }) => ring('16', 'builtin:rules', { order: 'refused' }))

await record('call-in-doubt', async ({ ring }) => ring('17', 'builtin:rules', { order: 'error' }))

await record('call-under-way', async ({ ring }) =>
  ring('18', 'builtin:rules', { person: [{ says: 'I am Priya Sharma' }, 'stuck'] }, 30_000),
)

await record('webhook-delivered-at-third-attempt', async ({ deliver, attempts }) => {
  attempts.push(
    { ...REFUSED, status: 500, error: 'The receiver answered 500.' },
    { ...REFUSED, status: null, error: 'No answer came within 10 s.', durationMs: 10_000 },
    DELIVERED,
  )
  return deliver('07')
})

await record('webhook-put-off', async ({ deliver, attempts }) => {
  // As written by versions that did not count the postponements.
  const putOff = { accepted: false, stop: false, durationMs: 0, status: null, error: null, postponedForMs: 60_000 }
  attempts.push(putOff, putOff, { ...REFUSED, status: 500, error: 'The receiver answered 500.' }, putOff, DELIVERED)
  return deliver('10')
})

await record('api-key-rotated', async ({ kernel, clock, send }) => {
  const id = '00000000-0000-4000-8000-000000000008'
  const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
  const input = { keyId: id, projectId: PROJECT_ID, name: 'Website', hash: hashOf('old'), start: 'svc_live_0Ld0Ld0' }
  await kernel.create(
    {
      type: 'api-key',
      id,
      machine: 'api-key',
      version: '1',
      input: { ...input, expiresAt: null, replaces: null, at: clock.now() },
    },
    { eventId: 'start' },
  )
  await clock.advance(24 * 3_600_000)
  const replacement = { keyId: '00000000-0000-4000-8000-000000000009', hash: hashOf('new'), start: 'svc_live_N3wN3wN' }
  await send(`api-key/${id}`, 'key.rotate', { graceMs: 3_600_000, replacement })
  await clock.advance(2 * 3_600_000)
  return `api-key/${id}`
})

async function record(name: string, run: (recorder: Recorder) => Promise<ActorId>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-record-'))
  const store = await openSqliteStore({ dataDir })
  const clock = new VirtualClock(STARTED_AT)
  const attempts: AttemptResult[] = []
  let story: Story = {}
  const phones = new FakePhones(clock, () => story)
  const kernel = openKernel(store, clock, attempts, phones)
  try {
    await store.flows.put(flowHash, flow as never)
    const actorId = await run({
      kernel,
      clock,
      attempts,
      ...conversations(kernel, clock),
      deliver: (id) => delivery(kernel, clock, id),
      async ring(id, model, given, withinMs = 10 * 60_000) {
        story = given
        const callId = callIdOf(id)
        await phoneCall(kernel, callId, model)
        await clock.advance(withinMs)
        return `call/${callId}`
      },
    })
    await clock.settle()
    await kernel.stop() // writes the records that are behind
    const text = await exportJournal(store, actorId)
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(new URL(`${name}.jsonl`, FOLDER), text)
    console.log(`${name}: ${text.trimEnd().split('\n').length - 2} rows`)
  } finally {
    await kernel.stop()
    await store.close()
    rmSync(dataDir, { recursive: true })
  }
}

async function delivery(kernel: Kernel, clock: VirtualClock, idEnd: string): Promise<ActorId> {
  const id = `00000000-0000-4000-8000-0000000000${idEnd}`
  const url = 'https://receiver.example/hooks/a-secret-path'
  const at = clock.now()
  const input = {
    deliveryId: id,
    projectId: PROJECT_ID,
    endpointId: ENDPOINT_ID,
    url,
    event: 'call.completed',
    callId: null,
    at,
  }
  await kernel.create(
    { type: 'webhook-delivery', id, machine: 'webhook-delivery', version: '1', input },
    { eventId: 'start' },
  )
  await clock.advance(60 * 60_000)
  return `webhook-delivery/${id}`
}

function openKernel(store: Store, clock: VirtualClock, attempts: AttemptResult[], phones: FakePhones): Kernel {
  const language = scriptedModel(clock)
  const kernel = createRuntime({
    store: store.actors,
    machines: createMachineRegistry(store.flows),
    handlers: effectHandlers([
      understandEffect(language),
      composeEffect(language),
      dialEffect(phones, clock),
      fetchCallStatusEffect(phones),
      hangUpEffect(phones, clock),
      holdMediaSessionEffect(phones),
      promptAndCollectEffect(phones),
      prepareOpeningEffect(phones),
      saveOptOutEffect(store.optOuts),
      { src: 'resolveRecipients', run: async () => ({ agentName: 'Clinic desk', deliveries: [] }) },
      postWebhookEffect(async () => {
        const attempt = attempts.shift()
        if (!attempt) throw new Error('No more attempts were expected.')
        await new Promise<void>((resolve) => clock.after(attempt.durationMs, resolve))
        return attempt
      }),
    ]),
    clock,
    nodeId: 'recorder',
    log: { warn: console.warn, error: console.error },
  })
  let reportCount = 0
  phones.deliver = (callId, event) => kernel.send(`call/${callId}`, event, { eventId: `told-${(reportCount += 1)}` })
  // In place of the sweep: what is due later than the kernel's own alarms reach.
  const sweep = async () => {
    await kernel.wake(await store.actors.listDue(clock.now() + 5_000, [...Array(16).keys()], 100))
    clock.after(1_000, () => void sweep())
  }
  void sweep()
  return kernel
}

function conversations(kernel: Kernel, clock: VirtualClock): Pick<Recorder, 'converse' | 'send'> {
  let count = 0
  async function send(actorId: ActorId, type: string, parts: object = {}): Promise<void> {
    await clock.advance(5_000)
    await kernel.send(actorId, { type, ...parts }, { eventId: `message-${(count += 1)}` })
    await clock.advance(5_000)
  }
  return {
    send,
    async converse(id, model, ...messages) {
      const callId = callIdOf(id)
      const facts = { callId, projectId: PROJECT_ID, agentId: AGENT_ID, agentName: 'Clinic desk', model }
      const input = { ...facts, channel: 'api_text', variables: { caller_phone: '+91 98765 43210' } }
      const version = conversationVersion(flowHash)
      await kernel.create(
        { type: 'conversation', id: callId, machine: 'conversation', version, input },
        { eventId: 'start' },
      )
      await clock.advance(1_000)
      for (const text of messages) await send(`conversation/${callId}`, 'message.send', { text })
      return `conversation/${callId}`
    },
  }
}

async function phoneCall(kernel: Kernel, callId: string, model: string): Promise<void> {
  const facts = { callId, projectId: PROJECT_ID, agentId: AGENT_ID, agentName: 'Clinic desk', model }
  const line = { to: '+919876543210', telephony: 'telephony_a', from: '', speech: 'builtin' }
  const input = { ...facts, ...line, variables: { caller_phone: '+91 98765 43210' }, metadata: { order: '42' } }
  const version = callVersion(flowHash)
  await kernel.create({ type: 'call', id: callId, machine: 'call', version, input }, { eventId: 'start' })
}

function callIdOf(id: string): string {
  return `00000000-0000-4000-8000-0000000000${id}`
}

async function exportJournal(store: Store, actorId: ActorId): Promise<string> {
  const stored = await store.actors.load(actorId)
  if (!stored?.record) throw new Error(`${actorId} was not stored.`)
  const record = decodeRecord(stored.record)
  const rows = await Array.fromAsync(readRows(store.actors, actorId))
  return writeExportedJournal({ header: await journalHeader(record, store.flows), rows, record })
}
