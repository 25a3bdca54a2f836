import type { EpochMs } from '../../actors/types.ts'
import type { LineReport } from '../../ports/telephony.ts'
import { furthest, takeReport, type Call } from './line.ts'

/** Whoever names more calls than these knows none. */
const MAX_CALLS = 4

/** Whether reports are without proof: a carrier that signs nothing may be anybody, until it has named its call. */
export function isUnproven({ call }: Call): boolean {
  return call.telephony === 'telephony_b' && call.providerCallId === null
}

/** Whether a report without proof is to be noted. */
export function isEarlyNews(call: Call, report: LineReport): boolean {
  if (!isUnproven(call) || report.providerCallId === '') return false
  const { early = [] } = call.line
  const known = early.find(({ providerCallId }) => providerCallId === report.providerCallId)
  return known ? furthest(known, report) !== known : early.length < MAX_CALLS
}

export function noteEarly(call: Call, report: LineReport): Partial<Call> {
  const { providerCallId, status, answeredBy, sequence } = report
  const others = (call.line.early ?? []).filter((other) => other.providerCallId !== providerCallId)
  return { line: { ...call.line, early: [...others, { providerCallId, status, answeredBy, sequence }] } }
}

/** Takes what was told of the carrier's call; of the first that was told of, if the carrier has named none. */
export function takeEarly(call: Call, at: EpochMs): Partial<Call> {
  const { early = [], ...line } = call.line
  const { providerCallId } = call.call
  const report = early.find((each) => providerCallId === null || each.providerCallId === providerCallId)
  return report ? takeReport({ ...call, line }, report, at) : { line }
}
