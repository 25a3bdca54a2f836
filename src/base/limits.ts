/** A bound on something that would grow otherwise. */
export interface Limit {
  readonly value: number
  readonly unit: string
  /** What the limit applies to. */
  readonly appliesTo: string
  /** What happens when it is exceeded. */
  readonly beyond: string
  /** HTTP status, where it is a refusal: `beyond` is its message then. */
  readonly status?: number
}

const KIB = 1_024
const MIB = 1_024 * KIB

/**
 * Every limit of the service. `docs/limits.md` is generated from here, and whatever enforces a limit reads it here.
 * Bytes of a text are those of its JSON form in UTF-8, quotes left out.
 */
export const LIMITS = {
  callTurns: {
    value: 500,
    unit: 'turns',
    appliesTo: 'a conversation or call',
    beyond:
      'The last of them is a goodbye in the language of the conversation. The call ends as `partial`, or `failed` if nothing was collected.',
  },
  callTextBytes: {
    value: 512 * KIB,
    unit: 'bytes',
    appliesTo: 'what the person and the agent say in a conversation or call',
    beyond:
      'The same, as soon as the rest could not hold one more message and its reply beside the goodbye, each as long as may be.',
  },
  messageChars: {
    value: 8_000,
    unit: 'characters',
    appliesTo: '`text` of a message, surrounding blanks aside',
    status: 400,
    beyond: 'text may have at most 8000 characters.',
  },
  callAnswerBytes: {
    value: 2 * MIB,
    unit: 'bytes',
    appliesTo: 'the answer of `GET /v1/calls/:id`',
    beyond: 'Cannot be: follows from the limits of turns, texts, variables and metadata.',
  },
  callsPageBytes: {
    value: 4 * MIB,
    unit: 'bytes',
    appliesTo: 'a page of `GET /v1/calls`, whatever its `limit`',
    beyond: 'It ends with the call that goes beyond. Its `Link` header leads to the next page.',
  },
  payloadBytes: {
    value: 2 * MIB,
    unit: 'bytes',
    appliesTo: 'the body of one webhook delivery',
    beyond: 'Cannot be: follows from the same limits.',
  },
  endpointQueue: {
    value: 4_000,
    unit: 'deliveries',
    appliesTo: 'a webhook endpoint, waiting on one node for their turn to be sent',
    beyond:
      'The delivery waits in the store instead, for five seconds or half as long as it has waited so already, an hour at most. No attempt is counted.',
  },
  unresponsiveEndpointQueue: {
    value: 100,
    unit: 'deliveries',
    appliesTo: 'the same, of an endpoint that did not answer its last attempt',
    beyond: 'The same, but for a minute at least.',
  },
  deferredDeliveryHours: {
    value: 24,
    unit: 'hours',
    appliesTo:
      'a delivery that waits so in the store without an attempt, while its endpoint does not answer (time in which the service stands still aside)',
    beyond: 'It is marked failed, and can be sent again from the console.',
  },
  nodeQueue: {
    value: 8_000,
    unit: 'deliveries',
    appliesTo: 'a node, waiting for their turn to be sent',
    beyond: 'As for an endpoint that answers, for deliveries to endpoints with more than 500 waiting.',
  },
  sessionHours: {
    value: 7 * 24,
    unit: 'hours',
    appliesTo: 'a log-in to the console',
    status: 401,
    beyond: 'Log in first.',
  },
  idleSessionHours: {
    value: 24,
    unit: 'hours',
    appliesTo: 'a log-in to the console that is not used',
    status: 401,
    beyond: 'Log in first.',
  },
  userSessions: {
    value: 50,
    unit: 'sessions',
    appliesTo: 'a person who is logged in to the console',
    beyond: 'The oldest one ends.',
  },
  logInsByPersonAndAddress: {
    value: 10,
    unit: 'failures in 15 minutes',
    appliesTo:
      'logging in as one person from one address, from a browser that was logged in before, or changing a password',
    status: 429,
    beyond: 'Too many failed attempts to log in. Try again in … minutes.',
  },
  logInsByAddress: {
    value: 100,
    unit: 'failures in 15 minutes',
    appliesTo: 'logging in from one IPv4 address, or one /64 of IPv6',
    status: 429,
    beyond: 'The same. A browser that was logged in before is let in.',
  },
  logInsByPerson: {
    value: 200,
    unit: 'failures in 15 minutes',
    appliesTo: 'logging in as one person from anywhere',
    status: 429,
    beyond: 'The same. A browser that was logged in before is let in.',
  },
  logInWindowMinutes: {
    value: 15,
    unit: 'minutes',
    appliesTo: 'the window in which failures to log in are counted',
    beyond: 'The count begins anew.',
  },
  logInWindows: {
    value: 20_000,
    unit: 'windows',
    appliesTo: 'failures that are remembered, of each of these kinds',
    beyond: 'The oldest with fewer than 5 failures are forgotten.',
  },
  warmBytes: {
    value: 96 * MIB,
    unit: 'bytes',
    appliesTo:
      'actors that one node keeps in memory, together, with the flows that they run on (`WARM_MEMORY_MIB`, and at most 30 % of the heap)',
    beyond: 'The idle ones that were not used for longest leave memory; each is loaded again when it is needed.',
  },
  machineBytes: {
    value: 32 * MIB,
    unit: 'bytes',
    appliesTo:
      'machines made from flows that one node keeps in memory for whoever begins or loads a conversation or call. Those that actors in memory run on count among what actors take',
    beyond: 'Those that were not used for longest are forgotten, and made again from the flow.',
  },
  busyBytes: {
    value: 32 * MIB,
    unit: 'bytes',
    appliesTo:
      'actors in memory beyond `WARM_MEMORY_MIB`, none of which can leave because all are busy: what then needs the machine of a flow that is not in memory',
    status: 503,
    beyond: 'Too many large flows are in use at once, and nothing was accepted. Try again shortly.',
  },
  warmActors: {
    value: 50_000,
    unit: 'actors',
    appliesTo: 'the memory of one node',
    beyond: 'The same.',
  },
  warmMinutes: {
    value: 10,
    unit: 'minutes',
    appliesTo: 'an actor that stays in memory without being used',
    beyond: 'It leaves memory.',
  },
  historyBytes: {
    value: 16 * MIB,
    unit: 'bytes',
    appliesTo: 'past states of actors that one node keeps in memory for the console, to step through journals',
    beyond: 'Those that were not used for longest are forgotten, and computed again from the journal.',
  },
  projectHistoryRequests: {
    value: 5,
    unit: 'requests',
    appliesTo: "looks into the past of a project's actors that wait for their turn on one node",
    status: 503,
    beyond: 'Too many pages look into the past at once. Try again shortly.',
  },
  historyRequests: {
    value: 50,
    unit: 'requests',
    appliesTo: 'the same, of all projects',
    status: 503,
    beyond: 'Too many pages look into the past at once. Try again shortly.',
  },
  callPathBytes: {
    value: MIB,
    unit: 'bytes',
    appliesTo: 'the way of a call through its flow, as the console shows it',
    beyond: 'It ends there, and says so.',
  },
  comparedConditions: {
    value: 20,
    unit: 'conditions',
    appliesTo: 'what the way of a call shows of one passage through a branch',
    beyond: 'Those in the middle are left out, and counted.',
  },
  explainedGuards: {
    value: 200,
    unit: 'guards',
    appliesTo: 'what the console tells of one entry of a journal',
    beyond: 'The others are left out, and counted.',
  },
  comparedValueChars: {
    value: 160,
    unit: 'characters',
    appliesTo: 'each side of a comparison, in both of them',
    beyond: 'The rest is left out, and `…` stands for it.',
  },
  branchConditions: {
    value: 100,
    unit: 'conditions',
    appliesTo: 'a branch step of a flow',
    beyond: 'An error in the flow: Step … has … conditions; at most 100 are allowed in one step.',
  },
  flowConditions: {
    value: 1_000,
    unit: 'conditions',
    appliesTo: 'all branch steps of a flow together',
    beyond: 'An error in the flow: The branch steps have … conditions together; at most 1000 are allowed.',
  },
  testStartsPerMinute: {
    value: 600,
    unit: 'starts in a minute',
    appliesTo:
      'test conversations, forks of conversations and test calls by phone that one person starts in the console, on one node',
    status: 429,
    beyond: 'Too many requests. Try again in … seconds.',
  },
  forkBytesPerStart: {
    value: 24 * KIB,
    unit: 'bytes',
    appliesTo: 'what a fork of a conversation copies of it',
    beyond: 'Each time as much counts as one more of these starts.',
  },
  handDeliveriesPerMinute: {
    value: 600,
    unit: 'attempts in a minute',
    appliesTo: 'pings of webhook endpoints and repeated deliveries that one person sends in the console, on one node',
    status: 429,
    beyond: 'Too many requests. Try again in … seconds.',
  },
  personProjects: {
    value: 500,
    unit: 'projects',
    appliesTo: 'a person',
    status: 409,
    beyond: 'You have 500 projects, as many as may be.',
  },
  projectAgents: {
    value: 500,
    unit: 'agents',
    appliesTo: 'a project',
    status: 409,
    beyond: 'A project has at most 500 agents. Delete one first.',
  },
  runningSimulations: {
    value: 1,
    unit: 'simulations',
    appliesTo: 'made-up people who talk with agents from the console, at once on one node',
    status: 409,
    beyond: 'Other made-up people are still talking. Wait for them.',
  },
  personPings: {
    value: 10,
    unit: 'pings',
    appliesTo: 'webhook endpoints that one person tries in the console, at once on one node',
    status: 409,
    beyond: 'Other pings are still waiting for an answer. Wait for them.',
  },
  projectConversations: {
    value: 20_000,
    unit: 'conversations',
    appliesTo: 'a project, open at once, of those that one node has had to do with (`MAX_PROJECT_CONVERSATIONS`)',
    status: 429,
    beyond: 'The project has … conversations open, as many as it may. End some, or try again later.',
  },
  liveCalls: {
    value: 100,
    unit: 'phone calls',
    appliesTo: 'a node, at once (`MAX_LIVE_CALLS`)',
    status: 503,
    beyond: 'This server has as many phone calls on the line as it can take. Try again shortly.',
  },
  projectLiveCalls: {
    value: 80,
    unit: 'phone calls',
    appliesTo: 'a project, at once (`MAX_PROJECT_LIVE_CALLS`, and `callLimits.live` of the project)',
    status: 429,
    beyond: 'The project may have at most … phone calls at once. Try again shortly.',
  },
  projectCallsPerDay: {
    value: 2_000,
    unit: 'phone calls',
    appliesTo: 'a project, from midnight to midnight UTC (`MAX_PROJECT_CALLS_PER_DAY`, and `callLimits.perDay`)',
    status: 429,
    beyond: 'The project may place at most … phone calls a day, and has none left today. Try again after midnight UTC.',
  },
  listReadBytes: {
    value: 32 * MIB,
    unit: 'bytes a second',
    appliesTo: 'what lists of calls and actors read on one node, after 4 MiB at once',
    beyond: 'The page comes later.',
  },
  projectLists: {
    value: 250,
    unit: 'requests',
    appliesTo: 'lists of calls and actors of a project that wait for their turn on one node',
    status: 503,
    beyond: 'Too many lists of this project are being read at once. Try again shortly.',
  },
  eventViewers: {
    value: 500,
    unit: 'viewers',
    appliesTo: 'who follows what happens in projects through one node, in a browser',
    beyond: 'The socket closes with 1013, and the page asks every ten seconds.',
  },
  personSockets: {
    value: 50,
    unit: 'connections',
    appliesTo: 'what one person has open of each kind of the console’s sockets, on one node',
    beyond: 'The socket closes with 1013.',
  },
  projectDestinations: {
    value: 100,
    unit: 'beginnings of numbers',
    appliesTo: 'what numbers a project may call (`CALL_DESTINATIONS`, and `callLimits.destinations`)',
    status: 400,
    beyond: 'Other numbers: The project may call only numbers that begin with ….',
  },
} as const satisfies Record<string, Limit>
