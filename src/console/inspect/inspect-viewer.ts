import type { Publication } from '../../actors/inspection/inspection.ts'
import type { ActorId } from '../../actors/types.ts'

/** The part of a WebSocket that a viewer is shown things through. */
interface ViewerSocket {
  send(text: string): void
  close(code: number, reason: string): void
  readonly bufferedAmount: number
}

export interface ViewerOptions {
  socket: ViewerSocket
  /** Whether the viewer may see this project's actors. */
  isVisible(projectId: string): Promise<boolean>
  /** Show nothing but this actor. */
  actorId: ActorId | null
  /** Whether transcripts are shown unmasked. */
  reveal: boolean
  /** Bytes that may wait for the viewer to read them. Default 1 MiB. */
  maxBufferedBytes?: number
  log: { error(details: object, message: string): void }
}

/** Close codes: slow consumer ("try again later"), and an internal error. */
const TOO_SLOW = 1013
const BROKEN = 1011

const MAX_BUFFERED_BYTES = 1024 * 1024
/** Commits that may wait to be written out, while the store is asked about a project. */
const MAX_WAITING = 1_000
/** Actors that the viewer is taken to know; one that was pushed out is introduced again. */
const MAX_INTRODUCED = 10_000

/** Shows commits to one viewer, in order. Whoever reads too slowly is dropped: nothing piles up for them. */
export class InspectViewer {
  readonly #options: ViewerOptions
  readonly #maxBufferedBytes: number
  readonly #introduced = new Set<ActorId>()
  #waiting: Publication[] = []
  #isWorking = false
  #isClosed = false

  constructor(options: ViewerOptions) {
    this.#options = options
    this.#maxBufferedBytes = options.maxBufferedBytes ?? MAX_BUFFERED_BYTES
  }

  /** Shows an actor as it is now, before any commit; those that `present` knows of already are left out. */
  async introduce(actorId: ActorId, present: () => Promise<{ message: string; seq: number }>): Promise<void> {
    this.#isWorking = true // later commits wait until then
    try {
      const { message, seq } = await present()
      this.#introduced.add(actorId)
      this.#send(message)
      this.#waiting = this.#waiting.filter((one) => one.actorId !== actorId || one.seq > seq)
    } catch (error) {
      return this.#fail(error)
    }
    await this.#work()
  }

  /** Never waits, never throws. */
  show(publication: Publication): void {
    const { actorId } = this.#options
    if (this.#isClosed || (actorId !== null && publication.actorId !== actorId)) return
    if (this.#waiting.length >= MAX_WAITING) return this.#drop(TOO_SLOW, 'Too much happened at once.')
    this.#waiting.push(publication)
    if (!this.#isWorking) void this.#work()
  }

  /** The socket is gone. */
  close(): void {
    this.#isClosed = true
    this.#waiting = []
  }

  async #work(): Promise<void> {
    this.#isWorking = true
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
        if (await this.#options.isVisible(next.projectId)) this.#write(next)
      }
    } catch (error) {
      this.#fail(error)
    }
    this.#isWorking = false
  }

  #write(publication: Publication): void {
    const { actorId } = publication
    const { reveal } = this.#options
    if (!this.#introduced.has(actorId)) {
      const [oldest] = this.#introduced
      if (oldest !== undefined && this.#introduced.size >= MAX_INTRODUCED) this.#introduced.delete(oldest)
      this.#introduced.add(actorId)
      this.#send(publication.introduction(reveal))
    }
    for (const message of publication.steps(reveal)) this.#send(message)
    if (publication.isLast) this.#introduced.delete(actorId)
  }

  #send(message: string): void {
    if (this.#isClosed) return
    const { socket } = this.#options
    socket.send(message)
    if (socket.bufferedAmount > this.#maxBufferedBytes) {
      this.#drop(TOO_SLOW, 'You read more slowly than things happen.')
    }
  }

  #fail(error: unknown): void {
    this.#options.log.error({ err: error }, 'An inspection failed, and its viewer was disconnected.')
    this.#drop(BROKEN, 'Something went wrong on our side.')
  }

  #drop(code: number, reason: string): void {
    if (this.#isClosed) return
    this.close()
    this.#options.socket.close(code, reason)
  }
}
