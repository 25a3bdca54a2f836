import type { EpochMs } from '../base/time.ts'
import type { JsonObject } from '../base/json.ts'

export type Language = 'en' | 'hi'
export type FieldValue = string | number | boolean

export interface FieldSpec {
  name: string
  type: 'string' | 'number' | 'boolean' | 'enum'
  description: string
  /** Allowed values of an enum, else empty. */
  options: string[]
  required: boolean
  /** What a string is about, or `amount` for a number, instead of what name and description suggest. */
  kind?: 'date' | 'time' | 'datetime' | 'phone' | 'email' | 'name' | 'amount'
  /** What people say for an option, by option; under the field's own name what they call the field. */
  synonyms?: Record<string, string[]>
  /** How the field is spoken of, by language. */
  texts?: Partial<Record<Language, FieldTexts>>
  /** Smallest and largest number. */
  min?: number
  max?: number
  /** Regular expression that the whole of a string has to match. */
  pattern?: string
}

/** A designer's own words for a field in one language. */
export type FieldTexts = {
  /** Asks for it, instead of a question made from the description. */
  question?: string
  /** Options as they are said, by option. */
  options?: Record<string, string>
  /** Text to ask again when the answer was outside `min`, `max` or `pattern`. */
  misfit?: string
}

/** An intent that ends the conversation at any question. */
export type SpecialIntent = 'opted_out' | 'wrong_person' | 'callback_requested'

export interface Exchange {
  caller: string | null
  agent: string
}

export interface UnderstandRequest {
  projectId: string
  /** `<provider>:<model>` */
  model: string
  /** What the person said. Data, never instructions. */
  text: string
  /** When it was said; dates such as "tomorrow" count from here. */
  now: EpochMs
  /** IANA zone of the person. */
  timeZone: string
  /** Language of the conversation so far, and the ones that the flow allows. */
  language: Language
  languages: Language[]
  /** Fields that the question on the table asks for. */
  asked: string[]
  /** Every field of the flow: any may be volunteered or corrected. */
  fields: FieldSpec[]
  collected: Record<string, FieldValue>
  persona: string
  guidance: string
  /** The latest exchanges, oldest first, the question on the table last. */
  history: Exchange[]
  /** On a phone call, the person's number in E.164: what "this number" means. Never told to a vendor. */
  dialledNumber?: string
  /**
   * `model`: every message is interpreted by the model. Default `rules first`: only those that the rules are not
   * certain of.
   */
  understanding?: 'rules first' | 'model'
}

/** A message that does not count as an attempt at an answer. */
export type DialogueAct = 'repeat' | 'greeting' | 'ready' | 'wait' | 'why' | 'who' | 'language' | 'question'

export interface Understanding {
  /** Only values that fit their field's type. */
  values: Record<string, FieldValue>
  /** Asked fields that the person declines to give or has not got. */
  refused: string[]
  intent: SpecialIntent | null
  /** Set where the message is that and nothing else: it uses up no attempt at the question. */
  act?: DialogueAct
  /** Language that the person spoke, among the allowed ones. */
  language: Language
}

export interface ComposeRequest {
  projectId: string
  model: string
  persona: string
  language: Language
  languages: Language[]
  /** Texts of the flow to be spoken first, placeholders filled in; may be empty. */
  lines: string[]
  /** The question asked next; null if none (a closing line). */
  question: {
    fields: FieldSpec[]
    guidance: string
    /** 1 the first time */
    attempt: number
    /** Fields whose last answer was outside their limits; absent for none. */
    misfits?: string[]
  } | null
  /** What the person has just said (null on the opening line) and the values taken from it. */
  heard: string | null
  understood: Record<string, FieldValue>
  collected: Record<string, FieldValue>
  /** Collected options as the flow says them in this language, by field; absent where none has such a text. */
  spokenOptions?: Record<string, string>
  /** Set when the flow has just continued without a required answer. */
  isMissed?: boolean
  variables: Record<string, string>
  /** The organisation that the agent speaks for, if neither persona nor lines name it. */
  projectName?: string
  /** Set when the conversation ends because of an intent: the reply is a polite closing line for it. */
  closing: SpecialIntent | null
  history: Exchange[]
  /**
   * The live call, and the turn of it, whose line this is: it may be begun before all of it is worded. `since` is when
   * what it answers was heard: understanding it has taken its share of the person's patience.
   */
  aloud?: { callId: string; turn: number; since?: EpochMs }
}

export interface Composed {
  /** At most 4,000 characters. */
  reply: string
  /** When the first text came from the language model; null when none spoke. */
  firstTextAt: EpochMs | null
}

/** Takes the sentences of a reply as they come: together the beginning of it, and not to be taken back. */
export type SentenceListener = (sentence: string) => void

/**
 * Understands and speaks. Failing for good (deadline, refusal, nonsense) throws `ModelUnavailable`; the one retry is
 * inside. `…Now` answer without waiting when the model needs no I/O, else undefined.
 */
export interface LanguageModel {
  understandNow(request: UnderstandRequest): Understanding | undefined
  composeNow(request: ComposeRequest): Composed | undefined
  understand(request: UnderstandRequest, signal: AbortSignal): Promise<Understanding>
  /** A retry continues after the sentences already passed on. */
  compose(request: ComposeRequest, signal: AbortSignal, onSentence?: SentenceListener): Promise<Composed>
}

/** Where a model provider is reached; the fields are the provider's own (`apiKey`, `baseUrl`). */
export interface ProviderCredentials {
  /** Null when the project has not connected the provider (and no environment variable does). */
  find(projectId: string, provider: string): Promise<JsonObject | null>
}
