import { describe, expect, it } from 'vitest'
import { discreet, SpeechVendorFailed, wordsOf } from '../../../src/providers/speech/vendor-failure.ts'

describe("a vendor's words", () => {
  it.each([
    ['{"err_code":"INVALID_AUTH","err_msg":"Invalid credentials."}', 'Invalid credentials.'],
    ['{"error":{"message":"Rate limit exceeded","code":"rate"}}', 'Rate limit exceeded'],
    ['{"detail":{"status":"quota_exceeded","message":"No credits left"}}', 'No credits left'],
    ['{"detail":[{"loc":["query"],"msg":"x","message":"Unknown voice"}]}', 'Unknown voice'],
    ['{"title":"Payment required"}', 'Payment required'],
    ['Not found', 'Not found'],
    ['<html><body>Bad gateway</body></html>', ''],
    ['{"half":', ''],
    ['{"code":7}', ''],
    ['', ''],
  ])('are taken from %s', (body, words) => {
    expect(wordsOf(body)).toBe(words)
  })

  it('are told without secrets, lines of the call and long numbers', () => {
    const told = discreet(
      'Key k-1 may not say "may I speak with Priya?" to +91 98765 43210.\r\nSee /docs',
      ['k-1'],
      ['Good morning, may I speak with Priya?', 'Yes'],
    )
    expect(told).not.toMatch(/k-1|speak|Priya|43210|\n/)
    expect(told).toMatch(/^Key … may not say ".*" to \+…\. See \/docs$/)
  })

  it('are cut where they do not end', () => {
    expect(discreet('x'.repeat(1_000), [], [])).toHaveLength(301)
  })

  it('are compared with what was spoken without delay, however long both are', () => {
    const words = Array.from({ length: 100_000 }, (_, index) => `w${index}`)
    const told = discreet(words.toReversed().join(' '), [], [words.join(' ')])
    expect(told).toHaveLength(301)
  })

  it('are looked for neither endlessly deep nor in a long body', () => {
    expect(wordsOf(`${'['.repeat(20_000)}"x"${']'.repeat(20_000)}`)).toBe('')
    expect(wordsOf(JSON.stringify({ message: 'x'.repeat(100_000) }))).toBe('')
  })

  it('make one sentence with the name of the vendor', () => {
    const error = new SpeechVendorFailed('Deepgram', discreet('refused the connection with 401: No.', [], []), 401)
    expect(error).toMatchObject({
      message: 'Deepgram refused the connection with 401: No.',
      name: 'SpeechVendorFailed',
      vendor: 'Deepgram',
      status: 401,
    })
  })
})
