import type { Clock } from '../../base/time.ts'
import { LIMITS } from '../../base/limits.ts'
import { networkOf } from './network.ts'

/** From the first failure in it. */
const WINDOW_MS = LIMITS.logInWindowMinutes.value * 60_000
/** Windows of each kind that are remembered at most. */
const MAX_REMEMBERED = LIMITS.logInWindows.value
/** A window with this many failures is not dropped in favour of newer ones, so that it cannot be evicted on purpose. */
const WORTH_KEEPING = 5

interface Window {
  endsAt: number
  count: number
}

/** Slows down guessing. Kept in memory: a restart forgets it. */
export interface LogInLimit {
  /**
   * Counts an attempt. Returns 0 when it may go on, else the seconds to wait. `device` is that of an earlier log-in of
   * the same person (null for none): it has attempts of its own, which nobody else can use up.
   */
  begin(attempt: Attempt): number
  /** The attempt was right: it does not count, and the person starts afresh at this address or device. */
  succeed(attempt: Attempt): void
}

export interface Attempt {
  address: string
  email: string
  device: string | null
}

export function createLogInLimit(clock: Pick<Clock, 'now'>): LogInLimit {
  const networks = createWindows(clock, LIMITS.logInsByAddress.value)
  const pairs = createWindows(clock, LIMITS.logInsByPersonAndAddress.value)
  const emails = createWindows(clock, LIMITS.logInsByPerson.value)
  const devices = createWindows(clock, LIMITS.logInsByPersonAndAddress.value)

  return {
    begin({ address, email, device }) {
      if (device !== null) return take([[devices, device]])
      const network = networkOf(address)
      // Looked at first: an address that has had its share makes no windows of others, real or made up.
      const waitSec = networks.waitSec(network)
      return waitSec > 0
        ? waitSec
        : take([
            [networks, network],
            [pairs, pairOf(network, email)],
            [emails, email],
          ])
    },
    succeed({ address, email, device }) {
      if (device !== null) return devices.forget(device)
      const network = networkOf(address)
      networks.giveBack(network)
      emails.giveBack(email)
      pairs.forget(pairOf(network, email))
    },
  }
}

type Windows = ReturnType<typeof createWindows>

/** Counts in all of these windows, or, where one of them is full, in none. */
function take(windows: [Windows, string][]): number {
  const waitSec = Math.max(...windows.map(([kind, name]) => kind.waitSec(name)))
  if (waitSec === 0) for (const [kind, name] of windows) kind.count(name)
  return waitSec
}

/** Windows of equal length are ordered by their ends. */
function createWindows(clock: Pick<Clock, 'now'>, max: number) {
  /** Those with few failures, and those that are worth keeping. */
  const few = new Map<string, Window>()
  const many = new Map<string, Window>()

  function find(name: string): Window | null {
    const known = many.get(name) ?? few.get(name)
    // If the clock was set back, nobody is locked out for longer than a window.
    if (known && clock.now() < known.endsAt && known.endsAt <= clock.now() + WINDOW_MS) return known
    forget(name)
    return null
  }

  function forget(name: string): void {
    few.delete(name)
    many.delete(name)
  }

  function makeRoom(): void {
    const now = clock.now()
    for (const kind of [few, many]) {
      for (const [name, { endsAt }] of kind) {
        if (endsAt > now && few.size + many.size < MAX_REMEMBERED) break
        if (endsAt > now && kind === many && few.size > 0) break
        kind.delete(name)
      }
    }
  }

  return {
    forget,
    waitSec(name: string): number {
      const window = find(name)
      return window && window.count >= max ? Math.ceil((window.endsAt - clock.now()) / 1000) : 0
    },
    count(name: string): void {
      const known = find(name)
      if (known) {
        known.count += 1
        if (known.count === WORTH_KEEPING && few.delete(name)) many.set(name, known)
        return
      }
      makeRoom()
      few.set(name, { endsAt: clock.now() + WINDOW_MS, count: 1 })
    },
    giveBack(name: string): void {
      const known = find(name)
      if (known) known.count = Math.max(0, known.count - 1)
    },
  }
}

/** No address has a space in it. */
function pairOf(network: string, email: string): string {
  return `${network} ${email}`
}
