import { afterAll, beforeAll, expect, onTestFinished, vi } from 'vitest'
import { ModelUnavailable } from '../../../src/base/errors.ts'
import type { LanguageModel } from '../../../src/ports/language.ts'
import { createLanguageModel } from '../../../src/language/model/language-model.ts'
import { ChatServer } from './chat-server.ts'

export let server: ChatServer

export let model: LanguageModel

export const never = new AbortController().signal

export const answer = (values: object, more: object = {}): string =>
  JSON.stringify({ values, refused: [], intent: 'none', language: 'en', ...more })

/** Starts a server for the tests of a file, with a model that uses it. Call it once at the top of the file. */
export function useChatServer(): void {
  beforeAll(async () => {
    server = await ChatServer.start()
    model = modelWith(20_000)
  })
  afterAll(() => server.stop())
}

export function modelWith(
  timeoutMs: number,
  credentials: object | null = { baseUrl: server.baseUrl, apiKey: 'k-1' },
): LanguageModel {
  let time = 1_000
  return createLanguageModel({
    credentials: { find: async () => credentials as Record<string, string> | null },
    clock: { now: () => (time += 1) },
    timeoutMs,
  })
}

export const DEADLINE_MS = 20_000

/** Lets both deadlines pass, each once its request has come in. */
export async function runOut(ask: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const failed = expect(ask()).rejects.toThrow(ModelUnavailable)
  for (const count of [1, 2]) {
    while (server.requests.length < count) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(DEADLINE_MS)
  }
  await failed
}
