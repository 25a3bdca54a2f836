/**
 * Prints figures for `docs/performance.md`: rates beside the disk's own sync rate, CPU beside that of bare routes, because only
 * ratios within one run mean anything.
 *
 *     npm run bench [-- kernel http memory webhooks media]                  the named ones; all five where none is named
 *     npm run bench -- mongo [stored calls]                                 one node, then two, on the MongoDB of the tests
 *     npm run bench -- large [calls]                                        with that many stored calls, beside 1,000
 *     npm run bench -- largest                                              the longest conversation: read, loaded, sent
 *     npm run bench -- peer                                                 the same machine here and on a Restate server, over HTTP
 *     npm run bench -- evenly [messages per second]                         their delay when they come evenly, at half the highest rate
 *     npm run bench -- endings                                              2,000 conversations that end at once, and dead endpoints
 *     npm run bench -- rules                                                understanding a message by rules, by itself
 *     npm run bench -- answers                                              waiting for the end of answers, on a virtual clock
 *     npm run bench -- calls                                                more and more phone calls at once, in real time
 *
 * `CALLS=50` measures one round of 50 calls in place of more and more. `PROFILE=<folder>` keeps CPU profiles of the servers.
 */
import { cpus } from 'node:os'
import { benchMongo } from './mongo.ts'
import { reportCalls } from './report-calls.ts'
import {
  reportAnswers,
  reportEndings,
  reportEvenLoad,
  reportHttp,
  reportKernel,
  reportLargestCall,
  reportLargeStore,
  reportMedia,
  reportMemory,
  reportPeer,
  reportRules,
  reportWebhooks,
} from './reports.ts'
import { syncsPerSecond } from './syncs-per-second.ts'

type Report = (count?: number) => void | Promise<void>

const USUAL: Record<string, Report> = {
  kernel: reportKernel,
  http: reportHttp,
  memory: reportMemory,
  webhooks: reportWebhooks,
  media: reportMedia,
}
const LONGER: Record<string, Report> = {
  mongo: benchMongo,
  large: reportLargeStore,
  largest: reportLargestCall,
  peer: reportPeer,
  evenly: reportEvenLoad,
  endings: reportEndings,
  rules: reportRules,
  answers: reportAnswers,
  calls: reportCalls,
}
const ALL = { ...USUAL, ...LONGER }

const args = process.argv.slice(2)
const names = args.filter((each) => !/^\d+$/.test(each))
const unknown = names.find((name) => !Object.hasOwn(ALL, name))
if (unknown !== undefined) {
  console.error(`There is no measurement "${unknown}", only ${Object.keys(ALL).join(', ')}.`)
  process.exit(1)
}
const wanted = names.length > 0 ? names : Object.keys(USUAL)
const count = args.find((each) => /^\d+$/.test(each))
console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, Node ${process.version}`)
console.log(`disk: ${syncsPerSecond()} syncs of 4 KiB per second`)

for (const [name, report] of Object.entries(ALL)) {
  if (wanted.includes(name)) await report(count === undefined ? undefined : Number(count))
}
