import type { EpochMs } from '../../base/time.ts'
import type { LegReport } from '../../ports/telephony.ts'
import { latest, applyReport, type Call } from './leg.ts'

/** A true sender reports one call; whoever names more than these is guessing. */
const MAX_CALLS = 4

/**
 * Whether reports are unverified: until a carrier that signs nothing has returned its call's id, anyone could have sent
 * them.
 */
export function isUnverified({ call }: Call): boolean {
  return call.telephony === 'telephony_b' && call.providerCallId === null
}

/** Whether a report without proof is to be noted. */
export function isUnverifiedUpdate(call: Call, report: LegReport): boolean {
  if (!isUnverified(call) || report.providerCallId === '') return false
  const { unverifiedReports: reports = [] } = call.leg
  const known = reports.find(({ providerCallId }) => providerCallId === report.providerCallId)
  return known ? latest(known, report) !== known : reports.length < MAX_CALLS
}

export function recordUnverifiedReport(call: Call, report: LegReport): Partial<Call> {
  const { providerCallId, status, answeredBy, sequence } = report
  const others = (call.leg.unverifiedReports ?? []).filter((other) => other.providerCallId !== providerCallId)
  return { leg: { ...call.leg, unverifiedReports: [...others, { providerCallId, status, answeredBy, sequence }] } }
}

/**
 * Applies the unverified reports of the carrier's call, or of the first one reported if the carrier has returned no id.
 */
export function applyUnverifiedReport(call: Call, at: EpochMs): Partial<Call> {
  const { unverifiedReports: reports = [], ...leg } = call.leg
  const { providerCallId } = call.call
  const report = reports.find((each) => providerCallId === null || each.providerCallId === providerCallId)
  return report ? applyReport({ ...call, leg }, report, at) : { leg }
}
