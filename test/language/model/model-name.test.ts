import { describe, expect, it } from 'vitest'
import { parseModelName } from '../../../src/language/model/model-name.ts'

describe('model names', () => {
  it.each([
    ['builtin:rules', 'builtin', 'rules'],
    ['openai:gpt-5', 'openai', 'gpt-5'],
    ['anthropic:claude-sonnet-4-5', 'anthropic', 'claude-sonnet-4-5'],
    ['google:gemini-2.5-flash', 'google', 'gemini-2.5-flash'],
    ['groq:llama-3.3-70b', 'groq', 'llama-3.3-70b'],
    ['mistral:mistral-small', 'mistral', 'mistral-small'],
    ['openai-compatible:llama3:8b', 'openai-compatible', 'llama3:8b'],
  ])('splits %s at the first colon', (text, provider, model) =>
    expect(parseModelName(text)).toEqual({ provider, model }),
  )

  it.each([
    '',
    ':',
    'openai',
    'openai:',
    ':gpt-5',
    'openai: ',
    'acme:x',
    'OpenAI:gpt-5',
    'builtin:other',
    'builtin:rules:2',
    ' openai:x',
    'toString:x',
  ])('knows nothing by the name "%s"', (text) => expect(parseModelName(text)).toBeUndefined())
})
