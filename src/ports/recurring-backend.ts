import type { AgendaBackend } from 'agenda'

/** Where recurring jobs are kept. */
export interface RecurringBackend extends AgendaBackend {
  /**
   * Calls `listener` when a job is found whose times were written by a clock that was `aheadMs` ahead of the present
   * one, of this process or another, and that was set right since. The job is mended by then.
   */
  onClockSetBack(listener: (aheadMs: number) => void): void
}
