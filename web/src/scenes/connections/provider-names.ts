/** Display names of providers; others are shown by their id. */
const NAMES: Record<string, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  groq: 'Groq',
  mistral: 'Mistral',
  'openai-compatible': 'OpenAI-compatible',
  deepgram: 'Deepgram',
  sarvam: 'Sarvam',
  elevenlabs: 'ElevenLabs',
  cartesia: 'Cartesia',
  telephony_a: 'Telephony A (Twilio)',
  telephony_b: 'Telephony B (Exotel)',
  builtin: 'Built-in',
}

export function providerName(provider: string): string {
  return NAMES[provider] ?? provider
}
