import type { Language } from '../../ports/language.ts'
import type { SpeechToText, TextToSpeech } from '../../ports/speech.ts'
import { createCartesiaSynthesiser } from '../cartesia/cartesia-synthesiser.ts'
import { createDeepgramRecogniser } from '../deepgram/deepgram-recogniser.ts'
import { createDeepgramSynthesiser } from '../deepgram/deepgram-synthesiser.ts'
import { createElevenLabsSynthesiser } from '../elevenlabs/elevenlabs-synthesiser.ts'
import { createSarvamRecogniser } from '../sarvam/sarvam-recogniser.ts'
import { createSarvamSynthesiser } from '../sarvam/sarvam-synthesiser.ts'
import type { VendorSocketDeps } from './vendor-socket.ts'

export type SpeechDeps = VendorSocketDeps
/** `builtin` is the simulator's, which has no vendor and is not made here. */
export type SttVendor = keyof typeof RECOGNISERS | 'builtin'
export type TtsVendor = keyof typeof SYNTHESISERS | 'builtin'

export const RECOGNISERS = {
  deepgram: createDeepgramRecogniser,
  sarvam: createSarvamRecogniser,
} satisfies Record<string, (deps: SpeechDeps) => SpeechToText>

export const SYNTHESISERS = {
  deepgram: createDeepgramSynthesiser,
  sarvam: createSarvamSynthesiser,
  elevenlabs: createElevenLabsSynthesiser,
  cartesia: createCartesiaSynthesiser,
} satisfies Record<string, (deps: SpeechDeps) => TextToSpeech>

/** Recognisers, in order of preference, for synthesisers without recognition. */
const EARS = ['deepgram', 'sarvam'] as const satisfies SttVendor[]
/** Who is taken where nothing is named, the first that is connected. */
const VOICES = ['deepgram', 'sarvam', 'elevenlabs', 'cartesia'] as const satisfies TtsVendor[]
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'Hindi' }
const SPEAKS: Record<TtsVendor, readonly Language[]> = {
  deepgram: ['en'],
  sarvam: ['en', 'hi'],
  elevenlabs: ['en', 'hi'],
  cartesia: ['en', 'hi'],
  builtin: ['en', 'hi'],
}

export interface SpeechChoice {
  hears: SttVendor
  speaks: TtsVendor
}

export interface SpeechChoiceOptions {
  /** The project's default, used if the agent names none; empty for the first that is connected. */
  projectDefault?: string
  /** Whether the simulator's voice may be used, by name or for want of another. Default false. */
  allowsBuiltin?: boolean
  /** Languages that must be spoken; a named vendor without a voice for one of them is no choice. Default any. */
  languages?: readonly Language[]
}

/**
 * Chooses recogniser and synthesiser for an agent's `speech`. `missing` names what is not connected, as in "… is not
 * connected to this project": one or several providers, or a voice for a language.
 */
export async function chooseSpeechVendors(
  name: string,
  isConnected: (provider: string) => Promise<boolean>,
  { projectDefault = '', allowsBuiltin = false, languages = [] }: SpeechChoiceOptions = {},
): Promise<SpeechChoice | { missing: string }> {
  const named = name || projectDefault
  if (named !== '') return resolve(named, isConnected, allowsBuiltin, languages)
  for (const voice of VOICES) {
    const choice = await resolve(voice, isConnected, allowsBuiltin, languages)
    if (!('missing' in choice)) return choice
  }
  if (allowsBuiltin) return { hears: 'builtin', speaks: 'builtin' }
  return { missing: oneOf(VOICES.filter((voice) => !unspoken(voice, languages))) }
}

async function resolve(
  name: string,
  isConnected: (provider: string) => Promise<boolean>,
  allowsBuiltin: boolean,
  languages: readonly Language[],
): Promise<SpeechChoice | { missing: string }> {
  if (name === 'builtin') return allowsBuiltin ? { hears: name, speaks: name } : { missing: name }
  if (!isVoice(name) || !(await isConnected(name))) return { missing: name }
  const language = unspoken(name, languages)
  if (language) return { missing: `a voice of ${name} for ${LANGUAGE_NAMES[language]}` }
  const ear = EARS.find((vendor) => vendor === name)
  if (ear) return { hears: ear, speaks: name }
  for (const hears of EARS) if (await isConnected(hears)) return { hears, speaks: name }
  return { missing: oneOf(EARS) }
}

function isVoice(name: string): name is (typeof VOICES)[number] {
  return (VOICES as readonly string[]).includes(name)
}

function unspoken(voice: TtsVendor, languages: readonly Language[]): Language | undefined {
  return languages.find((language) => !SPEAKS[voice].includes(language))
}

function oneOf(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
