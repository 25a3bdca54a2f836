import type { Agent } from './entities.ts'

export type BrowserRateHz = 8_000 | 16_000 | 24_000 | 44_100 | 48_000

export interface BrowserCallOrder {
  callId: string
  /** Its flow is stored. */
  agent: Agent
  /** `<provider>:<model>` */
  model: string
  variables: Record<string, string>
  /** Sample rate of the microphone. */
  sampleRateHz: BrowserRateHz
}

/** The browser's end of a call. */
export interface BrowserConnection {
  /** One message of the media protocol, as a text frame. */
  send(text: string): void
  /** Sent, but not yet taken by the network. */
  readonly bufferedBytes: number
  /** Called with the partial text of the person's words. */
  heard(text: string): void
  /** The audio is over; the call ends, or has ended. */
  close(): void
}

export interface BrowserCall {
  /** Of the audio that is sent. */
  sampleRateHz: number
  /** Lets the agent begin to speak. */
  begin(): Promise<void>
  /** A text frame; those that are not of the protocol are dropped. */
  receive(frame: string): void
  /** The browser is gone, which ends the call. A repeat does nothing. */
  disconnected(): void
}

/** Calls from a browser, which go through the same media pipeline as those by phone. */
export interface BrowserCalls {
  /**
   * Starts the call. Throws `BadRequest` when no speech provider is connected, and 503 when the node has as many calls
   * as it can carry.
   */
  place(order: BrowserCallOrder, line: BrowserConnection): Promise<BrowserCall>
}
