import type { Language } from '../ports/language.ts'
import type { SpeechToText, TextToSpeech } from '../ports/speech.ts'
import { createCartesiaSynthesiser } from './cartesia/cartesia-synthesiser.ts'
import { createDeepgramRecogniser } from './deepgram/deepgram-recogniser.ts'
import { createDeepgramSynthesiser } from './deepgram/deepgram-synthesiser.ts'
import { createElevenLabsSynthesiser } from './elevenlabs/elevenlabs-synthesiser.ts'
import { createSarvamRecogniser } from './sarvam/sarvam-recogniser.ts'
import { createSarvamSynthesiser } from './sarvam/sarvam-synthesiser.ts'
import type { VendorSocketDeps } from './speech/vendor-socket.ts'

export type SpeechDeps = VendorSocketDeps

interface SpeechVendor {
  stt?: (deps: SpeechDeps) => SpeechToText
  tts: (deps: SpeechDeps) => TextToSpeech
  /** Languages that it has a voice for. */
  speaks: readonly Language[]
}

/**
 * Every vendor of speech. The order is the preference where an agent names none: the first that is connected speaks,
 * and where it has no speech-to-text, the first connected one that has listens.
 */
export const SPEECH_VENDORS = {
  deepgram: { stt: createDeepgramRecogniser, tts: createDeepgramSynthesiser, speaks: ['en'] },
  sarvam: { stt: createSarvamRecogniser, tts: createSarvamSynthesiser, speaks: ['en', 'hi'] },
  elevenlabs: { tts: createElevenLabsSynthesiser, speaks: ['en', 'hi'] },
  cartesia: { tts: createCartesiaSynthesiser, speaks: ['en', 'hi'] },
} as const satisfies Record<string, SpeechVendor>

type Vendors = typeof SPEECH_VENDORS
type VendorName = keyof Vendors
type SttName = { [Name in VendorName]: Vendors[Name] extends { stt: unknown } ? Name : never }[VendorName]
/** `builtin` is the simulator's, which has no vendor and is not made here. */
export type SttVendor = SttName | 'builtin'
export type TtsVendor = VendorName | 'builtin'

const NAMES = Object.keys(SPEECH_VENDORS) as VendorName[]
const STT_NAMES = NAMES.filter((name): name is SttName => 'stt' in SPEECH_VENDORS[name])
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hi: 'Hindi' }

/** The vendors of one call. */
export interface CallVendors {
  stt: SttVendor
  tts: TtsVendor
}

export interface SpeechVendorOptions {
  /** The project's default, used if the agent names none; empty for the first that is connected. */
  projectDefault?: string
  /** Whether the simulator's voice may be used, by name or for want of another. Default false. */
  allowsBuiltin?: boolean
  /** Languages that must be spoken; a named vendor without a voice for one of them is no choice. Default any. */
  languages?: readonly Language[]
}

/**
 * The vendors for an agent's `speech`. `missing` says what is not there, as in "… is not connected to this
 * project": a provider's name, or several, or a voice for a language.
 */
export async function chooseSpeechVendors(
  name: string,
  isConnected: (provider: string) => Promise<boolean>,
  { projectDefault = '', allowsBuiltin = false, languages = [] }: SpeechVendorOptions = {},
): Promise<CallVendors | { missing: string }> {
  const named = name || projectDefault
  if (named !== '') return resolve(named, isConnected, allowsBuiltin, languages)
  for (const vendor of NAMES) {
    const choice = await resolve(vendor, isConnected, allowsBuiltin, languages)
    if (!('missing' in choice)) return choice
  }
  if (allowsBuiltin) return { stt: 'builtin', tts: 'builtin' }
  return { missing: anyThatSpeaks(languages) }
}

/** Names the language only where some vendor has no voice for it: its user may well have connected that one. */
function anyThatSpeaks(languages: readonly Language[]): string {
  const speaking = NAMES.filter((vendor) => !unspoken(vendor, languages))
  const narrowing = languages.filter((language) => NAMES.some((vendor) => unspoken(vendor, [language])))
  if (narrowing.length === 0) return oneOf(speaking)
  return `a speech provider for ${narrowing.map((language) => LANGUAGE_NAMES[language]).join(' and ')} (${oneOf(speaking)})`
}

async function resolve(
  name: string,
  isConnected: (provider: string) => Promise<boolean>,
  allowsBuiltin: boolean,
  languages: readonly Language[],
): Promise<CallVendors | { missing: string }> {
  if (name === 'builtin') return allowsBuiltin ? { stt: name, tts: name } : { missing: name }
  if (!isVendor(name) || !(await isConnected(name))) return { missing: name }
  const language = unspoken(name, languages)
  if (language) return { missing: `a voice of ${name} for ${LANGUAGE_NAMES[language]}` }
  const own = STT_NAMES.find((vendor) => vendor === name)
  if (own) return { stt: own, tts: name }
  for (const stt of STT_NAMES) if (await isConnected(stt)) return { stt, tts: name }
  return { missing: oneOf(STT_NAMES) }
}

function isVendor(name: string): name is VendorName {
  return Object.hasOwn(SPEECH_VENDORS, name)
}

function unspoken(vendor: VendorName, languages: readonly Language[]): Language | undefined {
  const { speaks }: SpeechVendor = SPEECH_VENDORS[vendor]
  return languages.find((language) => !speaks.includes(language))
}

function oneOf(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
