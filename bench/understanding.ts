/**
 * CPU time of understanding a message by rules, without HTTP, kernel and store.
 *
 *     npm run bench -- rules
 */
import { understandByRules } from '../src/language/rules/understand.ts'
import type { FieldSpec, FieldValue, UnderstandRequest } from '../src/ports/language.ts'
import { PARTS, readPhrases, requestFor } from '../test/language/phrases.ts'

const ROUNDS = 12
const PER_ROUND = 2_000
const AT_MOST = 400
const DEVANAGARI = /[\u0900-\u097f]/

/** Microseconds for a message, by what people say: the least of the rounds, and their median. */
export function measureUnderstanding(): { kind: string; leastUs: number; medianUs: number }[] {
  return Object.entries(messages()).map(([kind, requests]) => {
    const rounds = Array.from({ length: ROUNDS }, () => usForEach(requests)).sort((a, b) => a - b)
    return { kind, leastUs: rounds[0] ?? NaN, medianUs: rounds[ROUNDS / 2] ?? NaN }
  })
}

function usForEach(requests: readonly UnderstandRequest[]): number {
  const times = Math.ceil(PER_ROUND / requests.length)
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) for (const request of requests) understandByRules(request)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / (times * requests.length)
}

function messages(): Record<string, UnderstandRequest[]> {
  const all = PARTS.flatMap(readPhrases).flatMap((file) => file.phrases.map((phrase) => requestFor(phrase, file)))
  const latin = all.filter(({ text }) => !DEVANAGARI.test(text))
  const length = ({ text }: UnderstandRequest) => text.split(' ').length
  const some = (requests: UnderstandRequest[]) => {
    const step = Math.max(1, Math.floor(requests.length / AT_MOST))
    return requests.filter((_, index) => index % step === 0)
  }
  return {
    'plain answers in a flow of 20 fields': plainAnswers(),
    'one or two words': some(latin.filter((request) => length(request) <= 2)),
    'three to six words': some(latin.filter((request) => length(request) > 2 && length(request) <= 6)),
    'twelve words and more': some(latin.filter((request) => length(request) >= 12)),
    'in Devanagari': some(all.filter(({ text }) => DEVANAGARI.test(text))),
  }
}

const ANSWERS: Record<FieldSpec['type'], [string, FieldValue]> = {
  string: ['My name is Asha', 'Asha'],
  number: ['42', 42],
  boolean: ['yes', true],
  enum: ['morning', 'morning'],
}

/** Name, number, yes or no and choice in turns, five times: the least that a conversation can be. */
function plainAnswers(): UnderstandRequest[] {
  const fields = [1, 2, 3, 4, 5].flatMap((round): FieldSpec[] => {
    const field = (name: string, type: FieldSpec['type'], description: string, options: string[] = []) => {
      return { name: `${name}${round}`, type, description: `${description}, order ${round}`, options, required: true }
    }
    return [
      field('name', 'string', 'Name of the person'),
      field('items', 'number', 'How many items'),
      field('gift', 'boolean', 'Whether it is a gift'),
      field('time', 'enum', 'Part of the day', ['morning', 'afternoon', 'evening']),
    ]
  })
  const known: [string, FieldValue][] = []
  return fields.map(({ name, type, description }) => {
    const [text, value] = ANSWERS[type]
    const request: UnderstandRequest = {
      projectId: 'bench',
      model: 'builtin:rules',
      text,
      now: Date.parse('2026-11-18T05:00:00Z'),
      timeZone: 'Asia/Kolkata',
      language: 'en',
      languages: ['en'],
      asked: [name],
      fields,
      collected: Object.fromEntries(known),
      persona: '',
      guidance: '',
      history: [{ caller: null, agent: `Hello, this is the order desk. ${description}?` }],
    }
    known.push([name, value])
    return request
  })
}
