import { describe, expect, it } from 'vitest'
import { AnsweringMachineDetector } from '../../../src/media/input/answering-machine-detector.ts'
import { VoiceActivity } from '../../../src/media/input/voice-activity.ts'
import { framesOf, MU_LAW, silence, tone, voice } from '../../support/media/tones.ts'

function machineIn(parts: readonly Buffer[], before?: (detector: AnsweringMachineDetector) => void): boolean {
  const activity = new VoiceActivity(MU_LAW)
  const detector = new AnsweringMachineDetector(MU_LAW)
  before?.(detector)
  let nowMs = 0
  for (const frame of framesOf(Buffer.concat(parts), 160)) {
    activity.push(frame)
    detector.push(frame, activity, (nowMs += 20))
  }
  return detector.takeMachine()
}

const pause = (ms: number) => silence(MU_LAW, ms)
const speech = (ms: number) => voice(MU_LAW, ms)
const beep = tone(MU_LAW, 500, 1_000)

describe('the ear for machines', () => {
  it('takes a greeting that goes on for more than six seconds for a machine, breaths included', () => {
    expect(machineIn([pause(1_200), speech(3_000), pause(700), speech(3_500)])).toBe(true)
  })

  it('takes a beep for a machine, after a short greeting as well', () => {
    expect(machineIn([pause(1_200), speech(3_000), pause(900), beep])).toBe(true)
  })

  it('takes whoever says something short and waits for a person, whatever comes later', () => {
    expect(machineIn([pause(1_200), speech(800), pause(2_000), speech(9_000), beep])).toBe(false)
  })

  it('takes a long answer for a person when it begins after they listened', () => {
    expect(machineIn([pause(5_500), speech(9_000)])).toBe(false)
  })

  it('takes whoever presses a key for a person', () => {
    expect(machineIn([pause(1_200), speech(9_000)], (detector) => detector.confirmPerson())).toBe(false)
  })

  it('says so once', () => {
    const activity = new VoiceActivity(MU_LAW)
    const detector = new AnsweringMachineDetector(MU_LAW)
    for (const frame of framesOf(beep, 160)) detector.push(frame, activity, 20)
    expect([detector.takeMachine(), detector.takeMachine()]).toEqual([true, false])
  })
})
