import { describe, expect, it } from 'vitest'
import { CarrierRefused, type Telephony } from '../../src/ports/telephony.ts'
import { accountField, basicAuthorization } from '../../src/providers/carrier-http.ts'
import type { Faults } from '../../src/simulator/faults.ts'
import { scripted } from '../../src/simulator/people/people.ts'
import type { Person } from '../../src/simulator/people/person.ts'
import { createSimulator, type SimulatorOptions } from '../../src/simulator/simulator.ts'
import { createTwilio } from '../../src/providers/twilio/twilio.ts'
import { createExotel } from '../../src/providers/exotel/exotel.ts'
import { VirtualClock } from '../support/clock/virtual-clock.ts'
import { LineAgent, SERVICE, TestService } from '../support/simulator/test-service.ts'

const signal = new AbortController().signal
const CARRIERS: Telephony[] = ['telephony_a', 'telephony_b']
const QUESTIONS = [
  'Hello, this is Asha. May I have your name, please?',
  'Thanks. Which day would suit you?',
  'Goodbye.',
]

/** A simulator, the service that it calls, and the carrier's adapter between them, all in memory and on one clock. */
function setUp(telephony: Telephony, lines: readonly string[] = QUESTIONS, options: Partial<SimulatorOptions> = {}) {
  const clock = new VirtualClock()
  const agents: LineAgent[] = []
  const service = new TestService(
    () => {
      const agent = new LineAgent(carrier, lines)
      agents.push(agent)
      return agent
    },
    () => clock.now(),
  )
  const simulator = createSimulator({ clock, network: service, ...options })
  const carrier = telephony === 'telephony_a' ? createTwilio(simulator.exchange) : createExotel(simulator.exchange)
  const account = { ...simulator.accounts[telephony], baseUrl: 'http://carrier.example' }
  return {
    clock,
    service,
    simulator,
    carrier,
    account,
    agents,
    dial: (to: string, order = {}) =>
      carrier.dial(
        {
          account,
          effectId: 'effect-1',
          to,
          from: '',
          mediaUrl: 'wss://parley.example/media/token',
          statusUrl: `${SERVICE}/status/secret`,
          ringTimeoutSec: 30,
          maxDurationSec: 600,
          ...order,
        },
        signal,
      ),
    reports: () => service.reports(carrier, account).map((report) => report?.status),
    call: () => simulator.calls()[0],
    look: () => carrier.fetchStatus(account, simulator.calls()[0]?.sid ?? '', signal),
  }
}

/** Everything that a number does, from the order to five minutes later. */
async function callNumber(telephony: Telephony, to: string, lines: readonly string[] = QUESTIONS) {
  const world = setUp(telephony, lines)
  const dialled = world.dial(to)
  await world.clock.advance(300_000)
  await dialled
  return { ...world, agent: world.agents[0], heard: world.agents[0]?.heard ?? [] }
}

function withPerson(telephony: Telephony, person: Person, faults: Partial<Faults> = {}, lines = QUESTIONS) {
  return setUp(telephony, lines, { find: () => ({ person, faults }) })
}

describe.each(CARRIERS)('a simulated call on %s', (telephony) => {
  it('rings, is answered, and both sides understand each other', async () => {
    const { heard, call, reports } = await callNumber(telephony, '+919876543210')
    expect(heard).toHaveLength(2)
    expect(heard[0]).toMatch(/Priya Sharma/)
    expect(heard[1]).toBe('tomorrow')
    expect(call()?.turns.map(({ text }) => text)).toEqual(QUESTIONS.slice(0, 2))
    // The verdict of machine detection says once more that somebody answered.
    const first = telephony === 'telephony_a' ? ['queued'] : []
    expect([...new Set(reports())]).toEqual([...first, 'ringing', 'answered', 'completed'])
  })

  it('plays at the speed of sound: a mark comes back when the line before it has been heard', async () => {
    const { clock, dial, agents } = withPerson(telephony, scripted([]))
    const line = 'A line of forty characters, spoken slowly'
    await dial('+919876543210')
    while (!agents[0]?.streamId) await clock.advance(20)
    const [agent] = agents
    const begun = clock.now()
    agent.say(line, 'own')
    while (!agent.messages.some((message) => message.type === 'mark' && message.name === 'own')) await clock.advance(20)
    // The agent's first line was queued before it.
    const lengthMs = ((QUESTIONS[0]?.length ?? 0) + line.length) * 75
    expect(clock.now() - begun).toBeGreaterThanOrEqual(lengthMs - 200)
    expect(clock.now() - begun).toBeLessThanOrEqual(lengthMs + 400)
  })

  it('gives marks back at once when the queue is cleared, and the person has heard only the beginning', async () => {
    const { clock, dial, agents, carrier, call } = withPerson(telephony, scripted([]))
    await dial('+919876543210')
    await clock.advance(4_600)
    const [agent] = agents
    agent?.send(carrier.media.clear(agent.streamId))
    expect(agent?.messages.at(-1)).toEqual({ type: 'mark', name: 'line' })
    await clock.advance(2_000)
    const [turn] = call()?.turns ?? []
    expect(turn?.text).not.toBe('')
    expect(QUESTIONS[0]?.startsWith(turn?.text ?? '-')).toBe(true)
    expect(turn?.text.length).toBeLessThan(QUESTIONS[0]?.length ?? 0)
  })

  it('ends when the service closes the socket', async () => {
    const { clock, dial, agents, call } = withPerson(telephony, scripted(['yes', 'yes']))
    await dial('+919876543210')
    await clock.advance(3_500)
    expect(call()?.status).toBe('in-progress')
    agents[0]?.socket?.close()
    await clock.advance(100)
    expect(call()?.status).toBe('completed')
  })

  it('ends by itself when it has lasted as long as it may', async () => {
    const { clock, dial, look } = withPerson(telephony, {
      ...scripted([]),
      answer: () => [],
      nudgesAfterMs: null,
      hangsUpAfterMs: 1e9,
    })
    await dial('+919876543210', { maxDurationSec: 60 })
    await clock.advance(55_000)
    await expect(look()).resolves.not.toMatchObject({ status: 'completed' })
    await clock.advance(10_000)
    await expect(look()).resolves.toMatchObject({ status: 'completed' })
  })

  it.each([
    ['+12025550101', 'busy'],
    ['+12025550102', 'no_answer'],
    ['+12025550111', 'failed'],
  ])('reports what became of %s: %s', async (to, status) => {
    const { reports, service } = await callNumber(telephony, to)
    expect(reports().at(-1)).toBe(status)
    expect(reports()).not.toContain('answered')
    expect(service.sockets).toEqual([])
  })

  it.each(['+12025550110', '+12025550118', '+12025550119'])('refuses %s in words', async (to) => {
    const { dial, simulator } = setUp(telephony)
    await expect(dial(to)).rejects.toBeInstanceOf(CarrierRefused)
    expect(simulator.calls()).toEqual([])
  })

  it('refuses a wrong password, and knows no call of another carrier', async () => {
    const { carrier, account, dial, clock, call, simulator } = setUp(telephony)
    const wrong = { ...account, authToken: 'guess', apiToken: 'guess' }
    await expect(carrier.fetchStatus(wrong, 'x', signal)).rejects.toMatchObject({ status: 401 })
    await dial('+919876543210')
    await clock.advance(1_000)
    const other = telephony === 'telephony_a' ? createExotel(simulator.exchange) : createTwilio(simulator.exchange)
    const otherAccount = simulator.accounts[telephony === 'telephony_a' ? 'telephony_b' : 'telephony_a']
    const baseUrl = 'http://carrier.example'
    await expect(other.fetchStatus({ ...otherAccount, baseUrl }, call()?.sid ?? '', signal)).resolves.toBeNull()
  })
})

describe('the people on the line', () => {
  it('interrupt', async () => {
    const { heard } = await callNumber('telephony_a', '+12025550104')
    expect(heard[1]).toMatch(/^Sorry, please repeat that/)
  })

  it('hang up in the middle of a line', async () => {
    const { call, agent } = await callNumber('telephony_a', '+12025550105')
    expect(call()?.status).toBe('completed')
    expect(agent?.heard).toHaveLength(1)
    expect(agent?.messages.at(-1)).toEqual({ type: 'stopped' })
  })

  it('press keys', async () => {
    const lines = ['What is the best phone number to reach you on?', 'Thank you.']
    for (const telephony of CARRIERS) {
      const { agent } = await callNumber(telephony, '+12025550106', lines)
      expect(agent?.keys.join('')).toBe('9876543210#')
    }
  })

  it('speak Hindi', async () => {
    const { heard, call } = await callNumber('telephony_b', '+12025550107', ['आपका नाम क्या है?', 'धन्यवाद।'])
    expect(heard[0]).toMatch(/प्रिया शर्मा/)
    expect(call()?.turns[0]?.text).toBe('आपका नाम क्या है?')
  })

  it.each([
    ['+12025550108', 'Please stop calling me'],
    ['+12025550112', 'Sorry, you have the wrong number'],
    ['+12025550113', 'I am busy, please call me later'],
  ])('at %s say: %s', async (to, words) => {
    expect((await callNumber('telephony_a', to)).heard[0]).toBe(words)
  })

  it('are recognised as a machine by one carrier, which says so later', async () => {
    const { service, carrier, account } = await callNumber('telephony_a', '+12025550103')
    const reports = service.reports(carrier, account)
    expect(reports.some((report) => report?.answeredBy === 'machine')).toBe(true)
    expect((await callNumber('telephony_a', '+12025550114')).heard[0]).toMatch(/leave a message after the tone/)
  })

  it('stay silent until they hang up', async () => {
    const { heard, call } = await callNumber('telephony_b', '+12025550109')
    expect(heard).toEqual([])
    expect(call()?.status).toBe('completed')
  })

  it('ask whether anybody is there when nobody speaks', async () => {
    const { heard, call } = await callNumber('telephony_a', '+919876543210', [])
    expect(heard).toEqual(['Hello?'])
    expect(call()?.status).toBe('completed')
  })

  it('choose among options that they were told', async () => {
    const { heard } = await callNumber('telephony_a', '+919876543210', [
      'Which colour would you like: red, green or blue?',
      'Fine.',
    ])
    expect(['red', 'green', 'blue']).toContain(heard[0])
  })
})

describe('hanging up through the API', () => {
  it('cancels a phone that rings, and completes a call with a stop frame', async () => {
    const { clock, dial, carrier, account, call, agents } = setUp('telephony_a')
    const { providerCallId } = await dial('+12025550102')
    await clock.advance(1_000)
    await carrier.hangUp(account, providerCallId, signal)
    expect(call()?.status).toBe('canceled')

    const second = await dial('+919876543210')
    await clock.advance(6_000)
    await carrier.hangUp(account, second.providerCallId, signal)
    expect(agents[0]?.messages.at(-1)).toEqual({ type: 'stopped' })
    await carrier.hangUp(account, second.providerCallId, signal)
    await carrier.hangUp(account, 'CA404', signal)
  })

  it('is unknown to telephony_b', async () => {
    const { simulator, dial } = setUp('telephony_b')
    const account = simulator.accounts.telephony_b
    const credentials = basicAuthorization(accountField(account, 'apiKey'), accountField(account, 'apiToken'))
    const { providerCallId } = await dial('+919876543210')
    const url = `http://carrier.example/v1/Accounts/simulated/Calls/${providerCallId}.json`
    const answer = await simulator.exchange(
      { method: 'POST', url, headers: { authorization: credentials }, body: 'Status=completed' },
      signal,
    )
    expect(answer.status).toBe(404)
  })
})

describe('frames that break the rules of telephony_b', () => {
  it('are noted and not played', async () => {
    const { clock, dial, agents, carrier, call } = withPerson('telephony_b', scripted([]), {}, [])
    await dial('+919876543210')
    await clock.advance(4_000)
    const [agent] = agents
    agent?.send(carrier.media.audio(agent.streamId, Buffer.alloc(330), 1))
    agent?.send('{"event":"media","stream_sid":"another","media":{"payload":"AAAA"}}')
    agent?.send('garbage')
    expect(call()?.protocolViolations).toEqual(['330 bytes are no multiple of 320.'])
  })
})

describe('faults of the carrier', () => {
  const faulty = async (faults: Partial<Faults>, person = scripted(['yes', 'no'])) => {
    const world = withPerson('telephony_a', person, faults)
    const dialled = world.dial('+919876543210').then(
      () => world.clock.now(),
      (error: unknown) => error,
    )
    await world.clock.advance(240_000)
    return { ...world, dialled: await dialled }
  }

  it('repeats callbacks', async () => {
    const { reports } = await faulty({ duplicateCallbacks: true })
    expect(reports().filter((status) => status === 'completed')).toHaveLength(2)
  })

  it('delivers them in the wrong order, still numbered in the right one', async () => {
    const { service, carrier, account } = await faulty(
      { shuffledCallbacks: true },
      { ...scripted([]), phone: { behaviour: 'busy', afterMs: 100 } },
    )
    const numbers = service.reports(carrier, account).map((report) => report?.sequence ?? -1)
    expect(numbers).not.toEqual(numbers.toSorted((one, other) => one - other))
  })

  it('loses the last one, or all', async () => {
    const last = await faulty({ lostCallbacks: 'last' })
    expect(last.reports()).not.toContain('completed')
    await expect(last.look()).resolves.toMatchObject({ status: 'completed' })
    expect((await faulty({ lostCallbacks: 'all' })).service.callbacks.map(({ body }) => body)).toEqual([
      expect.stringContaining('AnsweredBy=human'),
    ])
  })

  it('tries a callback again that was not answered with success', async () => {
    const { clock, dial, service } = setUp('telephony_a')
    service.status = 503
    await dial('+12025550101')
    await clock.advance(60_000)
    const last = service.callbacks.filter(({ body }) => body.includes('CallStatus=busy'))
    expect(last).toHaveLength(2)
    expect(last[0]?.body).toBe(last[1]?.body)
  })

  it('answers the order with an error, having dialled or not', async () => {
    const neither = await faulty({ create: 'error' })
    expect(neither.dialled).toBeInstanceOf(Error)
    expect(neither.dialled).not.toBeInstanceOf(CarrierRefused)
    expect(neither.simulator.calls()).toEqual([])
    const both = await faulty({ create: 'errorButDials' })
    expect(both.dialled).toBeInstanceOf(Error)
    expect(both.reports()).toContain('answered')
  })

  it('answers the order late, or after the last callback', async () => {
    const late = await faulty({ createDelayMs: 5_000 })
    expect(late.service.callbacks.filter(({ atMs }) => atMs < Number(late.dialled)).length).toBeGreaterThan(2)
    const after = await faulty(
      { endsBeforeCreateAnswers: true },
      { ...scripted([]), phone: { behaviour: 'busy', afterMs: 100 } },
    )
    expect(after.service.callbacks.at(-1)?.atMs).toBeLessThanOrEqual(Number(after.dialled))
    expect(after.reports().at(-1)).toBe('busy')
  })

  it('never opens the socket, keeps it silent, cuts it, lets it freeze', async () => {
    expect((await faulty({ socket: 'neverOpened' })).service.sockets).toEqual([])
    const silent = await faulty({ socket: 'silent' })
    expect(silent.agents[0]?.messages.map(({ type }) => type)).toEqual(['connected', 'started'])
    const cut = await faulty({ socket: 'dropped', socketAfterMs: 1_000 })
    expect(cut.agents[0]).toMatchObject({ closed: true, heard: [] })
    expect(cut.agents[0]?.messages.map(({ type }) => type)).not.toContain('stopped')
    const frozen = await faulty({ socket: 'frozen', socketAfterMs: 1_000 })
    expect(frozen.agents[0]?.heard).toEqual([])
    expect(frozen.agents[0]?.messages.map(({ type }) => type)).not.toContain('stopped')
  })

  it('ends a call whose socket cannot be opened', async () => {
    for (const [telephony, attempts] of [
      ['telephony_a', 1],
      ['telephony_b', 2],
    ] as const) {
      const { clock, dial, service, call } = setUp(telephony)
      service.refusesSockets = true
      await dial('+919876543210')
      await clock.advance(10_000)
      expect(service.sockets).toHaveLength(attempts)
      expect(call()?.endedAt).not.toBeNull()
    }
  })
})

describe('chance', () => {
  it('ends every call, leaves nothing behind, and is the same again with the same seed', async () => {
    const run = async (seed: number) => {
      const endings: string[] = []
      for (const telephony of CARRIERS) {
        const world = setUp(telephony, QUESTIONS, { seed })
        const orders = Array.from({ length: 8 }, () =>
          world.dial('+12025550199').catch((error: unknown) => String(error)),
        )
        await world.clock.advance(700_000)
        await Promise.all(orders)
        expect(world.clock.plannedCount).toBe(0)
        endings.push(...world.simulator.calls().map(({ sid, status, endedAt }) => `${sid} ${status} ${endedAt}`))
      }
      return endings
    }
    const endings = await run(3)
    expect(endings.every((ending) => !ending.includes('null'))).toBe(true)
    expect(await run(3)).toEqual(endings)
    expect(await run(4)).not.toEqual(endings)
  })
})

it('is reached with the same accounts whatever its seed, as a service elsewhere does not know that', () => {
  const clock = new VirtualClock()
  expect(createSimulator({ clock, seed: 7 }).accounts).toEqual(createSimulator({ clock }).accounts)
})
