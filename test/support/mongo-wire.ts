import { BSON } from 'mongodb'

const HEADER_BYTES = 16
const OP_MSG = 2_013
/** The message type in which servers still respond to a connection's first request. */
const OP_REPLY = 1
/** Flags, and the kind of the first section, which is the document. */
const BEFORE_DOCUMENT_BYTES = 5
/** Flags, cursor and counts. */
const BEFORE_REPLY_BYTES = 20

/** Returns a server's reply to a request (an OP_MSG) with the given document. */
export function replyTo(request: Buffer, document: object): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + BEFORE_DOCUMENT_BYTES)
  head.writeInt32LE(request.readInt32LE(4), 8)
  head.writeInt32LE(OP_MSG, 12)
  return message(head, document)
}

/** Returns a server's reply with more fields. */
export function amended(answer: Buffer, fields: object): Buffer {
  const isReply = answer.readInt32LE(12) === OP_REPLY
  const start = HEADER_BYTES + (isReply ? BEFORE_REPLY_BYTES : BEFORE_DOCUMENT_BYTES)
  const document = BSON.deserialize(answer.subarray(start), { promoteValues: false })
  return message(answer.subarray(0, start), { ...document, ...fields })
}

function message(head: Buffer, document: object): Buffer {
  const whole = Buffer.concat([head, BSON.serialize(document)])
  whole.writeInt32LE(whole.length, 0)
  return whole
}

/** Returns the command of a request (an OP_MSG) and its collection or database: `find actors`. */
export function commandIn(request: Buffer): string {
  const start = HEADER_BYTES + BEFORE_DOCUMENT_BYTES
  const document = BSON.deserialize(request.subarray(start, start + request.readInt32LE(start)))
  const [[name, target] = ['', '']] = Object.entries(document)
  return `${name} ${String(target)}`
}
