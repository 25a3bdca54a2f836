import { type Faults, NO_FAULTS, randomFaults } from '../faults.ts'
import { pick, type Random } from '../random.ts'
import { type Act, hangUp, type Person, type Phone, press, say, wait } from './person.ts'
import { keysFor, replyTo, type Language } from './replies.ts'

/** The person and faults behind a number. `Person` is created anew for each call. */
export interface Subscriber {
  /** As in `docs/simulator.md`. */
  summary: string
  person(random: Random): Person
  faults?(random: Random): Partial<Faults>
}

const RING_MS = 2_000

/** Numbers of the simulator's own exchange: this and two digits. They are reserved for fiction (555-01xx). */
export const EXCHANGE = '+120255501'

/** By the last two digits; every other number of the world leads to `00`. */
export const SUBSCRIBERS: Readonly<Record<string, Subscriber>> = {
  '00': {
    summary: 'A cooperative person who answers every question in English',
    person: (random) => cooperative(random),
  },
  '01': { summary: 'Busy', person: () => unreached({ behaviour: 'busy', afterMs: RING_MS }) },
  '02': { summary: 'Nobody answers', person: () => unreached({ behaviour: 'ringOut' }) },
  '03': {
    summary: 'Voicemail with a greeting and a beep; the carrier recognises it',
    person: () => voicemail('machine_start'),
  },
  '04': { summary: 'Interrupts the second line and asks for it again', person: interrupting },
  '05': { summary: 'Hangs up in the middle of the second line', person: leaving },
  '06': { summary: 'Presses keys where that answers the question', person: pressing },
  '07': { summary: 'A cooperative person who speaks Hindi', person: (random) => cooperative(random, 'hi') },
  '08': { summary: 'Asks never to be called again', person: (random) => declaring(random, 'Please stop calling me') },
  '09': { summary: 'Answers the phone and stays silent', person: silent },
  '10': {
    summary: 'The carrier refuses the number as invalid',
    person: () => unreached({ behaviour: 'refuse', reason: 'invalidNumber' }),
  },
  '11': {
    summary: 'The network cannot put the call through',
    person: () => unreached({ behaviour: 'fail', afterMs: RING_MS }),
  },
  '12': { summary: 'Wrong person', person: (random) => declaring(random, 'Sorry, you have the wrong number') },
  '13': {
    summary: 'Asks to be called later',
    person: (random) => declaring(random, 'I am busy, please call me later'),
  },
  '14': { summary: 'Voicemail that the carrier does not recognise', person: () => voicemail('unknown') },
  '15': { summary: 'A noisy line in the first second, then a cooperative person', person: noisy },
  '16': { summary: 'Says "mhm" while the agent speaks, and answers', person: murmuring },
  '17': { summary: 'Speaks with pauses inside each answer', person: hesitant },
  '18': {
    summary: 'The carrier refuses calls to this country',
    person: () => unreached({ behaviour: 'refuse', reason: 'notPermitted' }),
  },
  '19': {
    summary: 'The carrier refuses because of too many calls',
    person: () => unreached({ behaviour: 'refuse', reason: 'tooManyCalls' }),
  },
  '80': faulty('Each callback comes twice', { duplicateCallbacks: true }),
  '81': faulty('Callbacks come in the wrong order', { shuffledCallbacks: true }),
  '82': faulty('The last callback is lost', { lostCallbacks: 'last' }),
  '83': faulty('All callbacks are lost', { lostCallbacks: 'all' }),
  '84': faulty('The media socket is cut without a close frame', { socket: 'dropped' }),
  '85': faulty('The media socket goes dead but stays open', { socket: 'frozen' }),
  '86': faulty('Answered, but the media socket never comes', { socket: 'neverOpened' }),
  '87': faulty('The media socket opens and carries nothing', { socket: 'silent' }),
  '88': faulty('The order is answered with a server error, and nobody is dialled', { create: 'error' }),
  '89': faulty('The order is answered with a server error, but the phone rings', { create: 'errorButDials' }),
  '90': faulty('The order is answered after five seconds', { createDelayMs: 5_000 }),
  '91': {
    summary: 'Busy, and the callback that says so comes before the order is answered',
    person: () => unreached({ behaviour: 'busy', afterMs: 200 }),
    faults: () => ({ endsBeforeCreateAnswers: true }),
  },
  '99': { summary: 'Somebody by chance, with faults by chance', person: somebody, faults: randomFaults },
}

/** Those of the exchange, as people are shown them. */
export function simulatedPeople(): { number: string; description: string }[] {
  return Object.entries(SUBSCRIBERS)
    .map(([digits, { summary }]) => ({ number: `${EXCHANGE}${digits}`, description: summary }))
    .sort((a, b) => (a.number < b.number ? -1 : 1))
}

const ANYBODY: Subscriber = { summary: 'A cooperative person', person: (random) => cooperative(random) }

export function subscriberOf(number: string): Subscriber {
  return (number.startsWith(EXCHANGE) ? SUBSCRIBERS[number.slice(EXCHANGE.length)] : undefined) ?? ANYBODY
}

function faulty(summary: string, faults: Partial<Faults>): Subscriber {
  return { summary, person: (random) => cooperative(random), faults: () => ({ ...NO_FAULTS, ...faults }) }
}

const LIVELY = { verdict: 'human', onAnswer: [], nudgesAfterMs: 8_000, hangsUpAfterMs: 30_000 } as const

/** Answers every question after a short pause. */
export function cooperative(random: Random, language: Language = 'en'): Person {
  return {
    ...LIVELY,
    phone: { behaviour: 'answer', afterMs: RING_MS + Math.floor(random() * 2_000) },
    answer(heard) {
      const reply = replyTo(heard, language, random)
      return reply === null ? [] : [wait(200 + Math.floor(random() * 500)), say(reply)]
    },
  }
}

/** Says the given lines, one at each turn of the agent's, and hangs up when there are no more. */
export function scripted(lines: readonly (string | Act[])[]): Person {
  return {
    ...LIVELY,
    phone: { behaviour: 'answer', afterMs: RING_MS },
    answer(_, turn) {
      const line = lines[turn - 1]
      if (line === undefined) return [wait(500), hangUp]
      return typeof line === 'string' ? [wait(300), say(line)] : line
    },
  }
}

function unreached(phone: Phone): Person {
  return { ...LIVELY, phone, answer: () => [] }
}

function voicemail(verdict: Person['verdict']): Person {
  return {
    phone: { behaviour: 'answer', afterMs: 4 * RING_MS },
    verdict,
    onAnswer: [
      wait(400),
      say('The person you are calling is not available. Please leave a message after the tone.'),
      wait(300),
      { act: 'beep', ms: 600 },
    ],
    answer: () => [],
    nudgesAfterMs: null,
    hangsUpAfterMs: 20_000,
  }
}

function interrupting(random: Random): Person {
  const acts = [say('Sorry, please repeat that')]
  return { ...cooperative(random), interrupts: { turn: 2, afterMs: 1_500, acts } }
}

function leaving(random: Random): Person {
  return { ...cooperative(random), interrupts: { turn: 2, afterMs: 1_500, acts: [hangUp] } }
}

function pressing(random: Random): Person {
  const person = cooperative(random)
  return {
    ...person,
    answer(heard, turn) {
      const keys = keysFor(heard)
      return keys === null ? person.answer(heard, turn) : [wait(600), press(keys)]
    },
  }
}

function declaring(random: Random, request: string): Person {
  const person = cooperative(random)
  return { ...person, answer: (heard, turn) => (turn === 1 ? [wait(400), say(request)] : person.answer(heard, turn)) }
}

function silent(): Person {
  return { ...unreached({ behaviour: 'answer', afterMs: RING_MS }), nudgesAfterMs: null, hangsUpAfterMs: 120_000 }
}

function noisy(random: Random): Person {
  return { ...cooperative(random), onAnswer: [{ act: 'noise', ms: 900 }] }
}

function murmuring(random: Random): Person {
  return { ...cooperative(random), interrupts: { turn: 2, afterMs: 1_000, acts: [say('mhm')] } }
}

/** Breaks off for a second in the middle. */
function hesitant(random: Random): Person {
  const person = cooperative(random)
  return {
    ...person,
    answer: (heard, turn) =>
      person.answer(heard, turn).flatMap((act) => {
        if (act.act !== 'say') return [act]
        const words = act.text.split(' ')
        const half = Math.ceil(words.length / 2)
        const [begin, end] = [words.slice(0, half).join(' '), words.slice(half).join(' ')]
        return end === '' ? [act] : [say(begin), wait(1_000), say(end)]
      }),
  }
}

function somebody(random: Random): Person {
  const others = Object.entries(SUBSCRIBERS).filter(([digits]) => digits < '18' && digits !== '10')
  const [first, ...rest] = others.map(([, subscriber]) => subscriber)
  return first === undefined ? cooperative(random) : pick(random, [first, ...rest]).person(random)
}
