/** Why a callback or a media socket was turned away; a label of the metric, so that there are few of them. */
export type RejectionReason =
  /** An address that we never gave out. */
  | 'forged'
  | 'unknown_call'
  /** The call is over. */
  | 'ended'
  /** The project has no account with the carrier any more. */
  | 'not_connected'
  /** A wrong signature, or nothing that the carrier would say. */
  | 'unreadable'
  /** The call's audio is carried by another socket already, or was. */
  | 'replayed'
  /** The socket said that it belongs to another call. */
  | 'other_call'
  /** The socket did not say in time which call it belongs to. */
  | 'silent'
  /** More frames than live audio has. */
  | 'flood'
  /** No WebSocket frame, or a longer one than is taken. */
  | 'malformed'
  /** Too many sockets have not said yet which call they belong to. */
  | 'crowded'
  /** No speech provider is connected. */
  | 'no_speech'

/** Counts rejected callbacks and media sockets, without personal data. */
export interface RejectionCounter {
  count(where: 'status' | 'media', reason: RejectionReason): void
}
