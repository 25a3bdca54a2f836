import { useCallback, useEffect, useRef, useState } from 'react'
import { openSocket } from '../../api/socket.ts'
import { isActorMessage, replayMessages } from '../../machine/stately.ts'
import { readEntries, type ActorAddress } from './queries.ts'

const STATELY = 'https://stately.ai'

/** Progress of opening Stately. `blocked`: the browser opened no window. */
export type StatelyState = 'idle' | 'blocked' | 'waiting' | 'shown' | 'failed'

/**
 * Shows an actor in Stately's inspector in a window of its own: its history first, then live events, until that window
 * or this page is closed. Data are sent only after that window has announced itself, and only to its origin.
 */
export function useStately({ type, id }: ActorAddress): { state: StatelyState; open: () => void } {
  const [state, setState] = useState<StatelyState>('idle')
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [type, id])

  const open = useCallback(() => {
    stop.current()
    const viewer = window.open(`${STATELY}/inspect`, 'parley-stately')
    if (!viewer) return setState('blocked')
    setState('waiting')
    let closeSocket = () => {}

    function show(message: unknown): void {
      if (viewer?.closed) return stop.current()
      viewer?.postMessage(message, STATELY)
    }
    function onConnected({ origin, source, data }: MessageEvent): void {
      if (origin !== STATELY || source !== viewer) return
      if ((data as { type?: unknown } | null)?.type !== '@statelyai.connected') return
      closeSocket()
      closeSocket = handOver({ type, id }, show, () => setState('failed'))
      setState('shown')
    }
    window.addEventListener('message', onConnected)
    stop.current = () => {
      window.removeEventListener('message', onConnected)
      closeSocket()
      stop.current = () => {}
    }
  }, [type, id])
  return { state, open }
}

/** Sends the history, then every message of the inspection socket in order. Returns a function that stops it. */
function handOver({ type, id }: ActorAddress, show: (message: unknown) => void, fail: () => void): () => void {
  /** Messages that arrived while the history was read. */
  let waiting: unknown[] | null = null
  return openSocket({
    path: `/console/api/inspect?actor=${type}/${id}`,
    onMessage(message) {
      if (waiting) return void waiting.push(message)
      if (!isActorMessage(message)) return show(message)
      waiting = []
      readEntries({ type, id }).then((entries) => {
        for (const each of [...replayMessages(message, entries), ...(waiting ?? [])]) show(each)
        waiting = null
      }, fail)
    },
  })
}
