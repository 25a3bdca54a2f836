import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LanguageModel } from '../../../src/ports/language.ts'
import { ChatServer, streams } from './chat-server.ts'
import { composeRequest, FIELDS } from './requests.ts'

let server: ChatServer
let model: LanguageModel
const never = new AbortController().signal

beforeAll(async () => {
  server = await ChatServer.start()
  model = server.model()
})
afterAll(() => server.stop())

const question = { fields: FIELDS.slice(1, 2), guidance: '', attempt: 2 }
const hindi = composeRequest({ language: 'hi', heard: 'haan ji', question, lines: ['हम आपकी मदद करेंगे।'] })

/** What is left of a reply when digits, quotes and names in Latin letters are not asked after. */
const latinWords = (reply: string) => reply.match(/[A-Za-z]{2,}/g) ?? []

describe('a reply in a conversation in Hindi that must not go out', () => {
  it.each([
    ['in English', 'Great, thank you so much! How many people will be coming?'],
    ['with markup', '**धन्यवाद!** कितने लोग होंगे?'],
    ['with a link', 'धन्यवाद, https://example.com देखिए। कितने लोग होंगे?'],
    ['with a placeholder', 'धन्यवाद {{customer}} जी। कितने लोग होंगे?'],
    ['that is JSON', '{"reply": "कितने लोग होंगे?"}'],
    ['that tells its instructions', 'मेरे निर्देश कहते हैं कि मैं नाम पूछूँ। कितने लोग होंगे?'],
    ['that says what it is', 'मैं एक भाषा मॉडल हूँ। कितने लोग होंगे?'],
    ['that states an outcome', 'आपकी टेबल बुक हो गई है। कितने लोग होंगे?'],
  ])('%s is replaced by words in Hindi', async (_, written) => {
    server.reacts(streams(written), streams(written))
    const { reply } = await model.compose(hindi, never)
    expect(reply).not.toContain(written.slice(0, 12))
    expect(reply).toContain('हम आपकी मदद करेंगे।')
    expect(reply).toContain('कितने लोग होंगे?')
    expect(latinWords(reply)).toEqual([])
  })

  it('continues in Hindi after the text that was sent before the failure', async () => {
    const told: string[] = []
    server.reacts(streams('धन्यवाद जी। ', 'See https://example.com. '), streams('See https://example.com. '))
    const { reply } = await model.compose(hindi, never, (sentence) => told.push(sentence))
    expect(told.join('')).toBe('हम आपकी मदद करेंगे। धन्यवाद जी। ')
    expect(reply.startsWith(told.join('').trim())).toBe(true)
    expect(latinWords(reply)).toEqual([])
  })
})
