import { SegmentedControl } from '@mantine/core'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { PeopleTest } from './people/people-test.tsx'
import { PhoneTest } from './phone-test.tsx'
import { readTestSearch, TEST_MODES } from './test-search.ts'
import styles from './text-test.module.css'
import { TextTest } from './text-test.tsx'
import { VoiceTest } from './voice-test.tsx'

/** Tests an agent by text, by voice, by a phone call, or with many made-up people. */
export function TestTab() {
  const { test } = useTexts()
  const { projectId = '', agentId = '' } = useParams({ strict: false })
  const { mode = 'text' } = useSearch({ strict: false })
  const navigate = useNavigate()

  return (
    <>
      <SegmentedControl
        className={styles.modes ?? ''}
        aria-label={test.mode}
        value={mode}
        data={TEST_MODES.map((value) => ({ value, label: test.modes[value] }))}
        onChange={(value) =>
          void navigate({
            to: '/projects/$projectId/agents/$agentId/test',
            params: { projectId, agentId },
            search: readTestSearch({ mode: value }),
            replace: true,
          })
        }
      />
      {mode === 'text' && <TextTest />}
      {mode === 'voice' && <VoiceTest />}
      {mode === 'phone' && <PhoneTest />}
      {mode === 'people' && <PeopleTest />}
    </>
  )
}
