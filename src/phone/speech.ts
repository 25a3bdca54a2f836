import type { JsonObject } from '../actors/types.ts'
import type { Language, ProviderCredentials } from '../ports/language.ts'
import type { Recogniser, Synthesiser } from '../ports/speech.ts'
import {
  chooseSpeech,
  RECOGNISERS,
  SYNTHESISERS,
  type HearingVendor,
  type SpeakingVendor,
  type SpeechChoice,
  type SpeechDeps,
} from '../providers/speech/speech-vendors.ts'

/** Who hears and speaks for a call, with the accounts for it. */
export interface CallSpeech {
  /** Name of who speaks. */
  name: string
  hear: Recogniser
  hearCredentials: JsonObject
  speak: Synthesiser
  speakCredentials: JsonObject
}

export interface SpeechWish {
  projectId: string
  /** As an agent names it; empty for the project's, or whatever is connected. */
  name: string
  projectDefault?: string
  languages?: readonly Language[]
  /** The simulator carries the call: nobody else could make out its voice. */
  isSimulated: boolean
}

export interface Speech {
  /** `missing` is what is not connected, in words. */
  choose(wish: SpeechWish): Promise<SpeechChoice | { missing: string }>
  /** Throws when it is not connected any more. */
  open(wish: SpeechWish): Promise<CallSpeech>
}

export function createSpeech(
  credentials: ProviderCredentials,
  builtin: { hear: Recogniser; speak: Synthesiser },
  deps: SpeechDeps,
): Speech {
  const hearing = new Map<HearingVendor, Recogniser>([['builtin', builtin.hear]])
  const speaking = new Map<SpeakingVendor, Synthesiser>([['builtin', builtin.speak]])

  function choose({ projectId, name, projectDefault, languages, isSimulated }: SpeechWish) {
    const isConnected = async (provider: string) => (await credentials.find(projectId, provider)) !== null
    return chooseSpeech(name, isConnected, {
      allowsBuiltin: isSimulated,
      ...(projectDefault !== undefined && { projectDefault }),
      ...(languages !== undefined && { languages }),
    })
  }

  function recogniser(vendor: HearingVendor): Recogniser {
    const known = hearing.get(vendor)
    if (known || vendor === 'builtin') return known ?? builtin.hear
    const made = RECOGNISERS[vendor](deps)
    hearing.set(vendor, made)
    return made
  }

  function synthesiser(vendor: SpeakingVendor): Synthesiser {
    const known = speaking.get(vendor)
    if (known || vendor === 'builtin') return known ?? builtin.speak
    const made = SYNTHESISERS[vendor](deps)
    speaking.set(vendor, made)
    return made
  }

  return {
    choose,
    async open(wish) {
      const choice = await choose(wish)
      if ('missing' in choice) throw new Error(`${choice.missing} is not connected.`)
      const accountOf = async (vendor: string) => (await credentials.find(wish.projectId, vendor)) ?? {}
      const { hears, speaks } = choice
      return {
        name: speaks,
        hear: recogniser(hears),
        hearCredentials: await accountOf(hears),
        speak: synthesiser(speaks),
        speakCredentials: await accountOf(speaks),
      }
    },
  }
}
