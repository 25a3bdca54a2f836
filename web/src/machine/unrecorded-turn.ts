/** What has been said since the last turn of a call that was recorded. */
export interface UnrecordedTurn {
  /** Of the turn that it will become part of. */
  index: number
  heard: string | null
  /** What is being spoken, where it is known. */
  reply: string | null
}

/** Reads it from the context of a running call or conversation: a turn is recorded once its reply was played. */
export function unrecordedTurn(context: Record<string, unknown>): UnrecordedTurn {
  const { turnCount, turn, leg, reply } = context as {
    turnCount?: number
    turn?: { heard: { text: string } | null }
    leg?: { replyReadyAt: number | null }
    reply?: string
  }
  const isSpoken = typeof leg?.replyReadyAt === 'number' && reply !== undefined && reply !== ''
  return { index: turnCount ?? 0, heard: turn?.heard?.text ?? null, reply: isSpoken ? reply : null }
}
