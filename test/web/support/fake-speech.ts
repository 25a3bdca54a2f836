/**
 * Stands in for the speech of a browser (Web Speech API), which Chromium without a head has not: hears what the test
 * lets it hear, and reads aloud as fast as it is asked. A text, as it runs in the page. The test reads `window.speech`.
 */
export const FAKE_SPEECH = `
  const speech = { read: [], languages: [], listening: null, cancelled: 0 }
  window.speech = speech
  window.SpeechRecognition = class {
    start() {
      speech.languages.push(this.lang)
      speech.listening = this
    }
    abort() {
      if (speech.listening === this) speech.listening = null
    }
    /** What the person says: word by word, then as a whole. */
    say(text) {
      const result = (transcript, isFinal) => ({ results: [Object.assign([{ transcript }], { isFinal })] })
      this.onresult(result(text.split(' ')[0], false))
      this.onresult(result(text, true))
      this.finish()
    }
    fail(error) {
      this.onerror({ error })
      this.finish()
    }
    finish() {
      speech.listening = null
      this.onend()
    }
  }
  const synthesis = {
    getVoices: () => [{ lang: 'en-GB', name: 'Test' }],
    speak(utterance) {
      speech.read.push({ text: utterance.text, lang: utterance.lang })
      speech.current = utterance
      if (!speech.holds) setTimeout(() => utterance.onend())
    },
    cancel() {
      speech.cancelled += 1
      const { current } = speech
      speech.current = null
      if (speech.holds && current) current.onend()
    },
  }
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  window.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text
    }
  }
`
