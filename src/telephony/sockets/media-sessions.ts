import { MediaSessionClosed } from '../../media/turns/media-session-closed.ts'
import type { VoiceSession } from '../../media/voice-session.ts'
import type { PreparedUtterance, MediaSessions } from '../../ports/voice.ts'

/** The media sessions of this process, by call. */
export interface MediaSessionHolder extends MediaSessions {
  /** False when the call has a voice here already; it keeps that one. */
  attach(callId: string, session: VoiceSession): boolean
  /** Forgets the session, unless the call has another one by now; after the end of the audio, its last words included. */
  detach(callId: string, session: VoiceSession): void
  /** Ends the call's audio, and with it the call at the carrier. Nothing happens for one that is not held here. */
  close(callId: string): void
  has(callId: string): boolean
  readonly size: number
}

export function createMediaSessions(
  prepareLine: (line: PreparedUtterance, signal: AbortSignal) => Promise<void>,
): MediaSessionHolder {
  const sessions = new Map<string, VoiceSession>()

  /** A call goes on for a moment after its audio is over. */
  function held(callId: string): VoiceSession {
    const session = sessions.get(callId)
    if (!session) throw new MediaSessionClosed('lost')
    return session
  }

  function close(callId: string): void {
    sessions.get(callId)?.close()
    sessions.delete(callId)
  }

  return {
    prepare: prepareLine,
    async hold(callId, signal) {
      const session = held(callId)
      // The call is over for its machine, which knows no other way to let go of its audio.
      const onAborted = () => {
        if (sessions.get(callId) === session) close(callId)
      }
      signal.addEventListener('abort', onAborted, { once: true })
      if (signal.aborted) onAborted()
      return session.ended
    },
    start: (line, lost) => sessions.get(line.callId)?.start(line, lost) ?? null,
    async promptAndCollect(request, signal, spoken) {
      return held(request.callId).promptAndCollect(request, signal, spoken)
    },
    attach(callId, session) {
      if (sessions.has(callId)) return false
      sessions.set(callId, session)
      return true
    },
    detach(callId, session) {
      if (sessions.get(callId) === session) sessions.delete(callId)
    },
    close,
    has: (callId) => sessions.has(callId),
    get size() {
      return sessions.size
    },
  }
}
