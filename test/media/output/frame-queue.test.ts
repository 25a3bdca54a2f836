import { describe, expect, it } from 'vitest'
import { FrameQueue } from '../../../src/media/output/frame-queue.ts'

describe('the queue of frames', () => {
  it('cuts frames of one size from pieces of any', () => {
    const queue = new FrameQueue(4, 0xff)
    for (const piece of ['ab', 'cdefg', '', 'h', 'ijklmnop']) queue.push(Buffer.from(piece))
    const frames = []
    for (let frame = queue.take(); frame; frame = queue.take()) frames.push(frame.toString())
    expect(frames).toEqual(['abcd', 'efgh', 'ijkl', 'mnop'])
    expect(queue.bytes).toBe(0)
  })

  it('waits for a whole frame, and pads the last one with silence', () => {
    const queue = new FrameQueue(4, 0xff)
    queue.push(Buffer.from([1, 2]))
    queue.push(Buffer.from([3]))
    expect(queue.take()).toBeNull()
    expect(queue.takeRest()).toEqual(Buffer.from([1, 2, 3, 0xff]))
    expect(queue.takeRest()).toBeNull()
  })

  it('gives back first what is put back, wherever it had come to', () => {
    const queue = new FrameQueue(2, 0)
    queue.push(Buffer.from('abcdefg'))
    const frames = [queue.take(), queue.take()].flatMap((frame) => frame ?? [])
    queue.putBack(frames.slice(1))
    expect(queue.bytes).toBe(5)
    expect([queue.take(), queue.take(), queue.takeRest()].map((frame) => frame?.toString())).toEqual([
      'cd',
      'ef',
      'g\0',
    ])
    queue.putBack([Buffer.from('yz')])
    expect(queue.take()?.toString()).toBe('yz')
  })

  it('forgets what was not taken', () => {
    const queue = new FrameQueue(2, 0)
    queue.push(Buffer.from([1, 2, 3]))
    queue.take()
    queue.clear()
    queue.push(Buffer.from([4, 5]))
    expect(queue.take()).toEqual(Buffer.from([4, 5]))
  })
})
