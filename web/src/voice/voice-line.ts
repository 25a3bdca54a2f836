import type { Schemas } from '../api/types.ts'
import captureUrl from './capture.worklet.ts?worker&url'
import { decodePcm, encodePcm, loudness, resample } from './pcm.ts'
import type { PlaybackCommand, PlaybackReport } from './playback.worklet.ts'
import playbackUrl from './playback.worklet.ts?worker&url'

type ServerMessage = Schemas['VoiceServerMessage']
type ClientMessage = Schemas['VoiceClientMessage']
type Start = Extract<ClientMessage, { type: 'start' }>

const WANTED_HZ = 16_000
const RATES = [8_000, 16_000, 24_000, 44_100, 48_000] as const

/**
 * While the agent speaks, only louder sound is sent: some browsers do not remove the agent's voice from the
 * microphone's signal.
 */
const BARGE_IN_LEVEL = 0.04

/** Close code of a call that has ended, or could not start for a stated reason. */
export const CALL_OVER = 1000
/** How long the service may take to end a call after it was hung up. */
const CLOSED_AFTER_MS = 5_000

export interface VoiceLineOptions {
  agentId: string
  variables: Record<string, string>
  flow: 'draft' | 'published'
  onMessage(message: ServerMessage): void
  /** The microphone's level, 0 to 1, fifty times a second. */
  onLevel(level: number): void
  /** Called once; the reason is empty if none was given. */
  onClose(end: { code: number; reason: string }): void
}

export interface VoiceLine {
  hangUp(): void
}

/** Opens a voice conversation with an agent. Rejects if the browser or the user denies the microphone. */
export async function openVoiceLine(options: VoiceLineOptions): Promise<VoiceLine> {
  const microphone = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  })
  const { context, source } = openContext(microphone)
  await Promise.all([context.audioWorklet.addModule(captureUrl), context.audioWorklet.addModule(playbackUrl)])
  const rate = RATES.find((each) => each === context.sampleRate) ?? 48_000
  const capture = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 })
  const playback = new AudioWorkletNode(context, 'playback', { numberOfInputs: 0 })
  playback.connect(context.destination)

  const socket = new WebSocket(
    `${window.location.origin.replace(/^http/, 'ws')}/console/api/agents/${options.agentId}/voice`,
  )
  let serverHz = rate as number
  let isPlaying = false
  let isHungUp = false
  const send = (message: ClientMessage) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  const play = (command: PlaybackCommand) => playback.port.postMessage(command)

  playback.port.onmessage = ({ data }: MessageEvent<PlaybackReport>) => {
    if ('played' in data) send({ type: 'played', name: data.played })
    else isPlaying = data.isPlaying
  }
  capture.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    const level = loudness(data)
    options.onLevel(level)
    if (isPlaying && level < BARGE_IN_LEVEL) data.fill(0)
    send({ type: 'audio', audio: encodePcm(resample(data, context.sampleRate, rate)) })
  }
  socket.addEventListener('open', () => {
    const { variables, flow } = options
    const start: Start = { type: 'start', sampleRateHz: rate, variables, flow }
    send(start)
    source.connect(capture)
  })
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as ServerMessage
    if (message.type === 'started') serverHz = message.sampleRateHz
    if (message.type === 'audio') play({ samples: resample(decodePcm(message.audio), serverHz, context.sampleRate) })
    if (message.type === 'mark') play({ mark: message.name })
    if (message.type === 'clear') play({ clear: true })
    options.onMessage(message)
  })
  socket.addEventListener('close', ({ code, reason }) => {
    for (const track of microphone.getTracks()) track.stop()
    void context.close()
    options.onClose({ code: isHungUp ? CALL_OVER : code, reason })
  })
  return {
    hangUp() {
      isHungUp = true
      for (const track of microphone.getTracks()) track.stop()
      if (socket.readyState !== WebSocket.OPEN) return socket.close()
      // The service reports how the call has ended, and closes the socket.
      send({ type: 'end' })
      setTimeout(() => socket.close(), CLOSED_AFTER_MS)
    },
  }
}

/** At 16 kHz where the browser resamples the microphone's signal, else at the microphone's rate. */
function openContext(microphone: MediaStream) {
  const wanted = new AudioContext({ sampleRate: WANTED_HZ })
  try {
    return { context: wanted, source: wanted.createMediaStreamSource(microphone) }
  } catch {
    void wanted.close()
    const context = new AudioContext()
    return { context, source: context.createMediaStreamSource(microphone) }
  }
}
