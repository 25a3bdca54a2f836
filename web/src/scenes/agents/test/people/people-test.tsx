import { Button, NumberInput, Select } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api, unwrap } from '../../../../api/client.ts'
import { Icon } from '../../../../common/icon.tsx'
import { useKept } from '../../../../common/kept.ts'
import { Failure } from '../../../../common/query-state.tsx'
import { useTexts } from '../../../../i18n/texts-provider.tsx'
import { useDraftFlow } from '../../draft/use-draft-flow.ts'
import test from '../text-test.module.css'
import type { SimulatedTalk } from './by-manner.ts'
import styles from './people-test.module.css'
import { SimulationResult } from './simulation-result.tsx'

const COUNTS = [25, 50, 100, 200]
const MAX_SEED = 2_147_483_647

/** Lets made-up people talk with the draft, and shows what came of it. */
export function PeopleTest() {
  const { people, test: words } = useTexts()
  const { agentId = '' } = useParams({ strict: false })
  const { ready, save } = useDraftFlow()
  const [{ count, seed }, setWho] = useKept(`people-test.${agentId}`, { count: 50, seed: 1 })
  const talks = useMutation({
    async mutationFn() {
      await save()
      return unwrap(
        api.POST('/console/api/agents/{id}/simulations', {
          params: { path: { id: agentId } },
          body: { people: count, seed, flow: 'draft' },
        }),
      )
    },
  })

  return (
    <>
      <form
        className={test.narrow}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          talks.mutate()
        }}
      >
        <p>{people.lead}</p>
        <div className={styles.who}>
          <Select
            label={people.count}
            data={COUNTS.map((each) => ({ value: String(each), label: people.counts(each) }))}
            value={String(count)}
            allowDeselect={false}
            onChange={(value) => setWho({ count: Number(value), seed })}
          />
          <NumberInput
            label={people.seed}
            description={people.seedHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            min={0}
            max={MAX_SEED}
            allowDecimal={false}
            value={seed}
            onChange={(value) => setWho({ count, seed: Math.min(Number(value), MAX_SEED) })}
          />
        </div>
        <div>
          <Button
            type="submit"
            leftSection={<Icon name="play" size={16} />}
            loading={talks.isPending}
            disabled={!ready}
          >
            {people.start}
          </Button>
        </div>
        {!ready && <p>{words.notReady}</p>}
        {talks.error && <Failure problem={talks.error} />}
      </form>
      <div role="status" className={styles.status}>
        {talks.isPending && people.takes}
        {talks.data && !talks.isPending && people.summary(...countsOf(talks.data.talks))}
      </div>
      {talks.data && !talks.isPending && <SimulationResult simulation={talks.data} />}
    </>
  )
}

function countsOf(talks: readonly SimulatedTalk[]): [complete: number, all: number, faulty: number] {
  const complete = talks.filter(({ isComplete }) => isComplete)
  const faulty = talks.filter(({ findings }) => findings.length > 0)
  return [complete.length, talks.length, faulty.length]
}
