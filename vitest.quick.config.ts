import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** Start processes, listen on sockets, or need a database server or a browser; `test/support/quick-guard.ts` finds those. */
const NOT_IN_ONE_PROCESS = [
  'test/app.test.ts',
  'test/actors/inspection/replay-report.test.ts',
  'test/api/http/{list-queue,unread-responses,wire}.test.ts',
  'test/api/upgrades.test.ts',
  'test/console/access.test.ts',
  'test/console/events/events-socket.test.ts',
  'test/console/inspect/inspect-{command,socket}.test.ts',
  'test/console/voice/voice-socket.test.ts',
  'test/console/operations/{call-log,connection-check,hand-deliveries,receiver,stats,webhooks}.test.ts',
  'test/examples/**',
  'test/language/model/{injection,limited-answers,reply-language,vendor-model,vendor-model-compose}.test.ts',
  'test/machines/clock-steps.test.ts',
  'test/nodes/**',
  'test/providers/carrier-http.test.ts',
  'test/providers/{cartesia,deepgram,elevenlabs,exotel,sarvam}/*-{synthesiser,recogniser}.test.ts',
  'test/providers/{exotel/exotel,twilio/twilio}.test.ts',
  'test/providers/speech/vendor-socket.test.ts',
  'test/scripts/**',
  'test/security/{guarded-connector,guarded-fetch,public-agent}.test.ts',
  'test/simulator/loopback.test.ts',
  'test/startup/{loaded-packages,on-parent-exit,scarce-resources,uncaught-errors}.test.ts',
  'test/startup/{phone-over-sockets,simulator-behind-proxy}.test.ts',
  'test/store/{mongo,mongo/**/*}.test.ts',
  'test/store/sqlite/open-sqlite-store.test.ts',
  'test/telephony/metrics/rejections.test.ts',
  'test/transfer/**',
  'test/watch/**',
  'test/web/journeys/**',
  'test/webhooks/{delivery-run,documented-verification,post-webhook,webhook-connections}.test.ts',
]

/** A second or more each: random runs by the thousand, limits filled, disk syncs, slow hashes, whole calls with audio. */
const LONG = [
  'test/actors/machines.test.ts',
  'test/actors/runtime/{simulation,timers}.test.ts',
  'test/api/longest-conversation.test.ts',
  'test/base/whole-pattern.test.ts',
  'test/console/{operations/machines,operations/session,session/log-in-limit,voice/voice-test}.test.ts',
  'test/evaluation/people/simulate.test.ts',
  'test/language/corpus.test.ts',
  'test/machines/call/{call-crashes,call-outages,call-scenarios}.test.ts',
  'test/machines/flow/random-flows.test.ts',
  'test/machines/store-outages.test.ts',
  'test/media/{simulation,voice-session}.test.ts',
  'test/simulator/simulator.test.ts',
  'test/startup/first-start.test.ts',
  'test/store/sqlite.test.ts',
  'test/telephony/{ahead,calls,changes,continued-answers,many-calls,streamed-replies,time-zones,too-long,two-hundred-orders}.test.ts',
  'test/webhooks/endpoint-limiter.test.ts',
]

/** The tests that need one process and nothing else: `npm run test:quick`, for the loop while writing. */
export default defineConfig({
  test: {
    ...base.test,
    globalSetup: [],
    // One for each core: these tests do not wait.
    maxWorkers: availableParallelism(),
    setupFiles: ['test/support/quick-guard.ts'],
    env: { TEST_QUICK: 'true' },
    exclude: [...configDefaults.exclude, ...NOT_IN_ONE_PROCESS, ...LONG],
  },
})
