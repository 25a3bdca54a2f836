import { randomUUID } from 'node:crypto'
import type { Runtime } from '../../actors/runtime/runtime-types.ts'
import { timeZoneOfPerson } from '../../base/number-time-zone.ts'
import { BadRequest } from '../../base/errors.ts'
import type { Clock } from '../../base/time.ts'
import { callVersion } from '../../machines/call/call.ts'
import type { VoiceSession, VoiceSessionDeps } from '../../media/voice-session.ts'
import type { BrowserCall, BrowserCallOrder, BrowserCalls, BrowserConnection } from '../../ports/browser-calls.ts'
import type { ProjectStore } from '../../ports/entities.ts'
import type { AudioFormat } from '../../ports/speech.ts'
import { nodeIsStopping, tooManyCalls } from '../../ports/phone-calls.ts'
import type { Capacity } from '../calls/capacity.ts'
import { voiceOf, type FlowVoice } from '../calls/phone-call-view.ts'
import { FrameRateLimiter } from '../sockets/frame-rate-limiter.ts'
import type { MediaSessionHolder } from '../sockets/media-sessions.ts'
import type { CallSpeech, Speech } from '../speech.ts'
import { createBrowserMedia } from './browser-media.ts'

/** The wire of a voice session: how it is written, and where to. */
export type SessionWire = Pick<VoiceSessionDeps, 'protocol' | 'streamId' | 'socket' | 'onPartial'> & {
  format: AudioFormat
}

interface KnownOfPerson {
  timeZone: string
  projectName: string
}

/** The call that a media session belongs to, and its speech providers. */
export interface SessionOrder {
  callId: string
  talk: CallSpeech
  voice: FlowVoice
  /** IANA zone of the person, where the flow has none. */
  timeZone: string
}

export interface BrowserCallsDeps {
  runtime: Pick<Runtime, 'create' | 'send'>
  projects: Pick<ProjectStore, 'find'>
  speech: Speech
  /** Whether the simulator's tones are heard and spoken where no vendor is connected. */
  allowsBuiltin: boolean
  capacity: Pick<Capacity, 'isClosed' | 'reserve' | 'releaseIfDone'>
  mediaSessions: MediaSessionHolder
  startSession: (order: SessionOrder, wire: SessionWire) => VoiceSession
  /** The installation's time zone. */
  timeZone?: string
  clock: Clock
}

/**
 * Voice tests in the browser. They use the machine of phone calls, but nothing is dialled, and the media socket is the
 * browser's.
 */
export function createBrowserCalls(deps: BrowserCallsDeps): BrowserCalls {
  const { runtime, speech, capacity, mediaSessions, clock } = deps

  async function openSpeech({ agent }: BrowserCallOrder, { languages }: FlowVoice, projectDefault = '') {
    const { projectId } = agent
    const isSimulated = deps.allowsBuiltin
    const choice = await speech.choose({ projectId, name: agent.speech, projectDefault, languages, isSimulated })
    if ('missing' in choice) {
      throw new BadRequest(`${choice.missing} is not connected to this project.`, 'not_connected')
    }
    return speech.open({ projectId, name: choice.tts, isSimulated })
  }

  async function createCall(order: BrowserCallOrder, speech: string, known: KnownOfPerson): Promise<void> {
    const { callId, agent, model, variables } = order
    const { id: agentId, name: agentName, projectId, flowHash } = agent
    const whom = { callId, projectId, agentId, agentName, channel: 'browser_voice' }
    const line = { to: null, telephony: null, from: '', speech }
    const input = { ...whom, ...line, model, variables, metadata: {}, ...known }
    await runtime.create({ type: 'call', id: callId, machine: 'call', version: callVersion(flowHash), input })
  }

  return {
    async place(order, line) {
      const { callId, agent, sampleRateHz } = order
      const voice = voiceOf(agent.flow)
      const project = await deps.projects.find(agent.projectId)
      const timeZone = timeZoneOfPerson({ project: project?.timeZone, to: null, installation: deps.timeZone })
      const talk = await openSpeech(order, voice, project?.defaultSpeech)
      if (!capacity.reserve(callId)) throw capacity.isClosed ? nodeIsStopping() : tooManyCalls()
      try {
        await createCall(order, talk.name, { timeZone, projectName: project?.name ?? '' })
      } catch (error) {
        capacity.releaseIfDone(callId, null)
        throw error
      }
      const protocol = createBrowserMedia(sampleRateHz)
      const session = deps.startSession(
        { callId, talk, voice, timeZone },
        {
          protocol,
          streamId: callId,
          format: protocol.format,
          socket: line,
          onPartial: (text) => line.heard(text),
        },
      )
      mediaSessions.attach(callId, session)
      return connected(callId, session, line, protocol.format.sampleRateHz, () => protocol.release())
    },
  }

  function connected(
    callId: string,
    session: VoiceSession,
    line: BrowserConnection,
    sampleRateHz: number,
    release: () => void,
  ): BrowserCall {
    const rateLimiter = new FrameRateLimiter(clock)
    void session.ended.then(() => capacity.releaseIfDone(callId, null))
    let isGone = false
    let hasBegun = false

    function disconnected(): void {
      if (isGone) return
      isGone = true
      session.socketClosed()
      void session.ended.then(() => mediaSessions.detach(callId, session))
      release()
      // Without audio the machine would wait for it.
      if (!hasBegun) runtime.send(`call/${callId}`, { type: 'call.hangUp' }).catch(() => {})
    }

    return {
      sampleRateHz,
      async begin() {
        hasBegun = true
        const eventId = `media:${randomUUID()}`
        await runtime.send(`call/${callId}`, { type: 'media.opened', providerCallId: null }, { eventId })
      },
      receive(frame) {
        if (isGone) return
        if (rateLimiter.tryAcquire()) return session.receive(frame)
        disconnected()
        line.close()
      },
      disconnected,
    }
  }
}
