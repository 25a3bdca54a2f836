import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Schemas } from '../../api/types.ts'
import { comparisonText } from '../../common/comparison-text.ts'
import { Status } from '../../common/status.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import styles from './call-path.module.css'

type PathStep = Schemas['PathStep']

/** Number of steps shown at first; a call of 500 turns has two thousand. */
const FIRST_STEPS = 60

/** The steps that a call passed, with each branch's comparison. */
export function CallPath({ path }: { path: PathStep[] }) {
  const texts = useTexts()
  const { calls, machines } = texts
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? path : path.slice(0, FIRST_STEPS)
  return (
    <>
      <ol className={styles.path} aria-label={calls.path}>
        {shown.map(({ node, chose }, index) => (
          // The same step may be entered twice at the same time; items are never removed.
          <li key={index}>
            <code>{node}</code>
            {chose && (
              <ul className={styles.compared}>
                {chose.compared.map((comparison, position) => (
                  <li key={position}>
                    <Status tone={comparison.held ? 'good' : 'quiet'} icon={comparison.held ? 'check' : 'cross'}>
                      {comparison.held ? machines.held : machines.notHeld}
                    </Status>{' '}
                    {comparisonText(comparison, texts)}
                  </li>
                ))}
                {chose.omitted !== undefined && <li>{calls.moreCompared(chose.omitted)}</li>}
                <li>
                  → <code>{chose.next}</code> {chose.branch === null && `(${calls.byDefault})`}
                </li>
              </ul>
            )}
          </li>
        ))}
      </ol>
      {path.at(-1)?.isCutShort === true && shown.length === path.length && <p>{calls.stepsLeftOut}</p>}
      {shown.length < path.length && (
        <Button mt="sm" variant="default" size="xs" onClick={() => setShowsAll(true)}>
          {calls.allSteps(path.length)}
        </Button>
      )}
    </>
  )
}
