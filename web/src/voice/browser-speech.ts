import { languageOf } from '../common/language-of.ts'

/** Parts of the Web Speech API that TypeScript's library does not declare. */
interface Recognition {
  lang: string
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}

type RecognitionClass = new () => Recognition

function recognitionClass(): RecognitionClass | undefined {
  const known = window as unknown as Record<
    'SpeechRecognition' | 'webkitSpeechRecognition',
    RecognitionClass | undefined
  >
  return known.SpeechRecognition ?? known.webkitSpeechRecognition
}

/** Whether this browser has speech recognition. */
export function canRecognise(): boolean {
  return recognitionClass() !== undefined
}

export interface ListenOptions {
  /** BCP 47, such as `en-IN`. */
  language: string
  /** The text recognised so far. */
  onPartial(text: string): void
  /** Called once: with the recognised text, empty for silence, or with the browser's error code. */
  onEnd(result: { said: string } | { failed: string }): void
}

/** Recognises one utterance. Returns a function that stops it, after which no callback is called. */
export function listenOnce({ language, onPartial, onEnd }: ListenOptions): () => void {
  const Recogniser = recognitionClass()
  if (!Recogniser) throw new Error('This browser does not recognise speech.')
  const recognition = new Recogniser()
  let said = ''
  let failed = ''
  let isStopped = false
  recognition.lang = language
  recognition.interimResults = true
  recognition.onresult = ({ results }) => {
    said = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ')
    if (!isStopped) onPartial(said)
  }
  recognition.onerror = ({ error }) => {
    if (error !== 'no-speech') failed = error
  }
  recognition.onend = () => {
    if (!isStopped) onEnd(failed === '' ? { said: said.trim() } : { failed })
  }
  recognition.start()
  return () => {
    isStopped = true
    recognition.abort()
  }
}

/** Returns the language code for a text, by its script. */
export function spokenLanguage(text: string): string {
  if (languageOf(text) === 'hi') return 'hi-IN'
  return navigator.languages.find((language) => language.startsWith('en')) ?? 'en-US'
}

/** Whether this browser has speech synthesis. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && window.speechSynthesis.getVoices().length > 0
}

/**
 * Reads a text aloud; the person in a call gets a higher voice than the agent. Resolves when it has ended or was
 * stopped, and immediately where there is no voice.
 */
export function readAloud(text: string, language: string, who: 'agent' | 'person' = 'agent'): Promise<void> {
  if (!canSpeak()) return Promise.resolve()
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = language
    utterance.pitch = who === 'agent' ? 1 : 1.4
    utterance.onend = () => resolve()
    utterance.onerror = () => resolve()
    window.speechSynthesis.speak(utterance)
  })
}

/** Stops reading, and discards waiting texts. */
export function stopReading(): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel()
}
