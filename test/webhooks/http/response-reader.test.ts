import { describe, expect, it } from 'vitest'
import { ResponseReader } from '../../../src/webhooks/http/response-reader.ts'

/** What a reader makes of the text, whole and byte by byte, which has to be the same. */
function read(text: string) {
  const whole = readPieces([text])
  expect(readPieces([...text])).toEqual(whole)
  return whole
}

function readPieces(pieces: string[]) {
  const reader = new ResponseReader()
  let isSurplus = false
  for (const piece of pieces) {
    isSurplus ||= reader.isComplete
    // A connection hands over nothing more once the response is complete.
    if (!isSurplus) reader.take(Buffer.from(piece, 'latin1'))
  }
  const { status, isComplete, keepsAlive, bodyBytes } = reader
  return { status, isComplete, bodyBytes, keepsAlive: keepsAlive && !isSurplus }
}

const response = (head: string, body = '') => `HTTP/1.1 ${head.replaceAll('\n', '\r\n')}\r\n\r\n${body}`
const complete = { isComplete: true, keepsAlive: true }

describe('the end of a response', () => {
  it.each([
    ['a length', response('200 OK\nContent-Length: 5', 'hello'), 5],
    ['the same length twice', response('200 OK\nContent-Length: 5\ncontent-length: 5', 'hello'), 5],
    ['a length of nothing', response('201 \nContent-Length: 0'), 0],
    ['no reason', response('200\nContent-Length: 0'), 0],
    ['a status without a body', response('204 No Content'), 0],
    ['another status without a body', response('304 Not Modified\nETag: "x"'), 0],
    ['chunks', response('200 OK\nTransfer-Encoding: chunked', '5\r\nhello\r\n0\r\n\r\n'), 15],
    [
      'chunks of large sizes',
      response('200 OK\nTransfer-Encoding: chunked', `00A;x=y\r\n${'x'.repeat(10)}\r\n0\r\n\r\n`),
      26,
    ],
    ['chunks and trailers', response('200 OK\nTransfer-Encoding: gzip, chunked', '0\r\nX-Sum: 1\r\nY: 2\r\n\r\n'), 21],
    ['chunks that look like an end', response('200 OK\nTransfer-Encoding: chunked', '4\r\n\r\n\r\n\r\n0\r\n\r\n'), 14],
    ['a length on a line of its own', response('200 OK\nContent-Length:\n 5\nX: y\n\tz', 'hello'), 5],
    ['blanks around values', response('200 OK\nContent-Length:\t 2 \nX:', 'ok'), 2],
  ])('is found by %s', (_what, text, bodyBytes) => {
    expect(read(text)).toMatchObject({ ...complete, bodyBytes })
  })

  it('is that of the connection where nothing else tells', () => {
    const reader = new ResponseReader()
    reader.take(Buffer.from(response('200 OK', 'some text')))
    expect(reader).toMatchObject({ status: 200, isComplete: false })
    reader.end()
    expect(reader).toMatchObject({ isComplete: true, keepsAlive: false })
  })

  it('has not come with the connection when more was announced', () => {
    for (const text of [
      response('200 OK\nContent-Length: 5', 'hell'),
      response('200 OK\nTransfer-Encoding: chunked', '0\r\n'),
    ]) {
      const reader = new ResponseReader()
      reader.take(Buffer.from(text))
      reader.end()
      expect(reader).toMatchObject({ status: 200, isComplete: false })
    }
  })

  it('comes after interim responses', () => {
    const interim = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'
    expect(read(`${interim}${interim}${response('202 Accepted\nContent-Length: 0')}`)).toMatchObject({
      ...complete,
      status: 202,
    })
  })
})

describe('a connection', () => {
  it.each([
    ['the server says that it closes', response('200 OK\nConnection: close\nContent-Length: 0')],
    ['it says so among other things', response('200 OK\nConnection: x, Close\nContent-Length: 0')],
    ['the server speaks HTTP/1.0', 'HTTP/1.0 200 OK\r\nContent-Length: 0\r\n\r\n'],
    ['the server keeps it for no time', response('200 OK\nKeep-Alive: timeout=0\nContent-Length: 0')],
    ['something follows the response', response('204 No Content', 'x')],
    ['something follows the body', response('200 OK\nContent-Length: 1', 'xy')],
    ['something follows the chunks', response('200 OK\nTransfer-Encoding: chunked', '0\r\n\r\nHTTP/1.1 200 OK\r\n')],
    [
      'HTTP/1.0 asks for it and says that it closes',
      'HTTP/1.0 200 OK\r\nConnection: keep-alive, close\r\nContent-Length: 0\r\n\r\n',
    ],
    [
      'HTTP/1.0 comes in chunks',
      'HTTP/1.0 200 OK\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'one of two fields keeps it for no time',
      response('200 OK\nKeep-Alive: timeout=0\nKeep-Alive: max=5\nContent-Length: 0'),
    ],
    ['a length is given beside chunks', response('200 OK\nContent-Length: 5\nTransfer-Encoding: chunked', '0\r\n\r\n')],
    ['a body is announced where none may be', response('204 No Content\nContent-Length: 5')],
  ])('is not used again when %s', (_why, text) => {
    expect(read(text)).toMatchObject({ isComplete: true, keepsAlive: false })
  })

  it.each([
    ['HTTP/1.0 asks for it', 'HTTP/1.0 200 OK\r\nConnection: keep-alive\r\nContent-Length: 0\r\n\r\n'],
    [
      'it is kept for seconds',
      response('200 OK\nConnection: keep-alive\nKeep-Alive: timeout=5, max=100\nContent-Length: 0'),
    ],
  ])('is used again when %s', (_why, text) => {
    expect(read(text)).toMatchObject(complete)
  })
})

it.each([
  ['that the next line goes on with', 'chunked\n , gzip'],
  ['made of chunks twice', 'chunked, chunked'],
])('a coding %s is read to the end of the connection', (_what, coding) => {
  const text = response(`200 OK\nTransfer-Encoding: ${coding}`, '0\r\n\r\n')
  expect(read(text)).toMatchObject({ status: 200, isComplete: false, keepsAlive: false })
})

describe('what is no response', () => {
  it.each([
    'SSH-2.0-OpenSSH_9.6\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'HTTP/2 200\r\n\r\n',
    'HTTP/1.1 20 OK\r\n\r\n',
    'HTTP/1.1 2000 OK\r\n\r\n',
    'HTTP/1.1 200 OK\nContent-Length: 0\n\r\n\r\n',
    response('200 OK\nno colon'),
    response('200 OK\nbad name: x'),
    response('200 OK\nX: a\0b'),
    response('200 OK\nContent-Length: -1'),
    response('200 OK\nContent-Length: 0x5'),
    response('200 OK\nContent-Length: 5\n 6', 'hello'),
    response('200 OK\nContent-Length: \xa05', 'hello'),
    response('200 OK\n Content-Length: 5', 'hello'),
    response('200 OK\nContent-Length: 5\nContent-Length: 6', 'hello'),
    response('101 Switching Protocols\nUpgrade: x'),
  ])('is refused: %j', (text) => {
    for (const pieces of [[text], [...text]])
      expect(() => readPieces(pieces)).toThrow(expect.objectContaining({ code: 'NOT_HTTP' }))
  })

  it.each(['HTTP/1.1 200 OK\nContent-Length: 0\n\n', 'HTTP/1.1 200 OK\r\nContent-Length: 0\n'])(
    'is known before its end where a line of the head ends in LF alone: %j',
    (text) => {
      for (const pieces of [[text], [...text]])
        expect(() => readPieces(pieces)).toThrow(expect.objectContaining({ code: 'NOT_HTTP' }))
    },
  )

  it('is interim responses without an end', () => {
    const interim = 'HTTP/1.1 103 Early Hints\r\n\r\n'
    const final = response('200 OK\nContent-Length: 0')
    expect(read(`${interim.repeat(100)}${final}`)).toMatchObject({ ...complete, status: 200 })
    expect(() => readPieces([`${interim.repeat(101)}${final}`])).toThrow(expect.objectContaining({ code: 'NOT_HTTP' }))
  })

  it('is a head of more than 16 KiB', () => {
    const long = response(`200 OK\nX: ${'y'.repeat(17_000)}\nContent-Length: 0`)
    expect(() => readPieces([long])).toThrow(expect.objectContaining({ code: 'HEAD_TOO_LARGE' }))
    expect(() => readPieces([long.slice(0, 9_000), long.slice(9_000, 17_000)])).toThrow(
      expect.objectContaining({ code: 'HEAD_TOO_LARGE' }),
    )
  })

  it.each([
    'x\r\n',
    '5\r\nhello0\r\n',
    '5\r\nhelloXX0\r\n',
    '5\r\nhello\n\n0\r\n',
    '5\nhello\r\n',
    '-1\r\n',
    `1;${'y'.repeat(5_000)}\r\n`,
    '100000000\r\n',
  ])('is a body of chunks like %j', (body) => {
    const text = response('200 OK\nTransfer-Encoding: chunked', `${body}\r\n0\r\n\r\n`)
    const reader = new ResponseReader()
    expect(() => reader.take(Buffer.from(text))).toThrow(expect.objectContaining({ code: 'NOT_HTTP' }))
    expect(reader.status).toBe(200)
  })
})
