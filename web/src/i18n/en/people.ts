import { plural } from '../plural.ts'

/** Made-up people who talk with an agent. */
export const people = {
  lead: 'Made-up people talk with this draft, each in their own way, and what the agent understood is compared with what they meant. Nothing is stored and nobody is called. The built-in rules understand them, whatever model the agent has.',
  count: 'How many',
  counts: (count: number) => plural(count, 'person', 'people'),
  seed: 'Seed',
  seedHint: 'The same number brings the same people.',
  start: 'Let them talk',
  takes: 'They are talking. A hundred people take some seconds.',
  summary: (complete: number, all: number, faulty: number) =>
    `${complete} of ${all} got through with every value right; ` +
    (faulty === 0 ? 'nothing went wrong.' : `something went wrong in ${plural(faulty, 'talk', 'talks')}.`),
  byManner: 'By manner',
  manner: 'Manner',
  everybody: 'Everybody',
  people: 'People',
  completed: 'Got through',
  turns: 'Messages, median',
  mostTurns: 'Most',
  problems: 'What went wrong',
  manners: {
    cooperative: 'Cooperative',
    terse: 'Terse',
    chatty: 'Chatty',
    correcting: 'Corrects themselves',
    confused: 'Confused',
    'bad line': 'Bad line',
    refusing: 'Refusing',
    'code-switching': 'Mixes languages',
    ahead: 'Answers ahead',
    siblings: 'Joins fields of one kind',
  },
  languages: { en: 'English', hi: 'Hindi', romanised: 'Hindi in Latin letters' },
  outcomes: 'Outcomes',
  givenUp: 'Given up',
  missedSteps: 'Steps that nobody reached',
  missedBranches: 'Branches that nobody took',
  talks: 'Talks that went wrong',
  talksLead: 'Each opens word for word.',
  person: (number: number) => `Person ${number}`,
  problem: {
    'false ending': 'A wish was heard that nobody had',
    'wrong value': 'Wrong value',
    'missed wish': 'A wish was said in vain',
    stuck: 'Sixty messages without an end',
    'missing value': 'Missing value',
  },
  value: (field: string, kept: string | null, meant: string | null) =>
    `${field}: ${kept === null ? 'empty' : kept}, meant was ${meant === null ? 'nothing' : meant}`,
  noWords: 'Only the first talks are told word for word.',
}
