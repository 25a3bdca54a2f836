import type { JsonObject } from '../base/json.ts'
import type { Language, ProviderCredentials } from '../ports/language.ts'
import type { SpeechToText, TextToSpeech } from '../ports/speech.ts'
import {
  chooseSpeechVendors,
  SPEECH_VENDORS,
  type SttVendor,
  type TtsVendor,
  type CallVendors,
  type SpeechDeps,
} from '../providers/speech-vendors.ts'

/** The speech providers of a call, with the credentials for each. */
export interface CallSpeech {
  /** Name of the synthesising provider. */
  name: string
  stt: SpeechToText
  sttCredentials: JsonObject
  tts: TextToSpeech
  ttsCredentials: JsonObject
}

interface SpeechRequest {
  projectId: string
  /** The agent's `speech` setting; empty for the project's default, or any that is connected. */
  name: string
  projectDefault?: string
  languages?: readonly Language[]
  /** The simulator carries the call: only the built-in recogniser understands its voice. */
  isSimulated: boolean
}

export interface Speech {
  /** `missing` names what is not connected. */
  choose(request: SpeechRequest): Promise<CallVendors | { missing: string }>
  /** Throws when the provider is not connected any more. */
  open(request: SpeechRequest): Promise<CallSpeech>
}

export function createSpeech(
  credentials: ProviderCredentials,
  builtin: { stt: SpeechToText; tts: TextToSpeech },
  deps: SpeechDeps,
): Speech {
  const recognisers = new Map<SttVendor, SpeechToText>([['builtin', builtin.stt]])
  const synthesisers = new Map<TtsVendor, TextToSpeech>([['builtin', builtin.tts]])

  function choose({ projectId, name, projectDefault, languages, isSimulated }: SpeechRequest) {
    const isConnected = async (provider: string) => (await credentials.find(projectId, provider)) !== null
    return chooseSpeechVendors(name, isConnected, {
      allowsBuiltin: isSimulated,
      ...(projectDefault !== undefined && { projectDefault }),
      ...(languages !== undefined && { languages }),
    })
  }

  function recogniser(vendor: SttVendor): SpeechToText {
    const known = recognisers.get(vendor)
    if (known || vendor === 'builtin') return known ?? builtin.stt
    const made = SPEECH_VENDORS[vendor].stt(deps)
    recognisers.set(vendor, made)
    return made
  }

  function synthesiser(vendor: TtsVendor): TextToSpeech {
    const known = synthesisers.get(vendor)
    if (known || vendor === 'builtin') return known ?? builtin.tts
    const made = SPEECH_VENDORS[vendor].tts(deps)
    synthesisers.set(vendor, made)
    return made
  }

  return {
    choose,
    async open(request) {
      const choice = await choose(request)
      if ('missing' in choice) throw new Error(`${choice.missing} is not connected.`)
      const accountOf = async (vendor: string) => (await credentials.find(request.projectId, vendor)) ?? {}
      const { stt, tts } = choice
      return {
        name: tts,
        stt: recogniser(stt),
        sttCredentials: await accountOf(stt),
        tts: synthesiser(tts),
        ttsCredentials: await accountOf(tts),
      }
    },
  }
}
