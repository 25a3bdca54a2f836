import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { canonicalTimeZone } from '../../../../../src/base/time-zone.ts'
import { UNDERSTANDING } from '../../../../../src/machines/flow/types.ts'
import { asText, type Json, type JsonObject } from '../../../flow/draft-flow.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { ChoiceSelect } from '../draft/choice-select.tsx'
import { Fold } from '../draft/fold.tsx'
import styles from '../draft/form.module.css'
import { useControl } from '../draft/use-control.ts'

/** Only in the list: the flow sets no time zone of its own. */
const BY_NUMBER = 'by number'

interface PartProps {
  settings: JsonObject
  set: (name: string, value: Json | undefined) => void
}

/** Settings that few flows need: the time zone, and which model understands answers. */
export function TimeAndReading({ settings, set }: PartProps) {
  const { settings: words } = useTexts().editor
  const changed = [
    asText(settings['timeZone']),
    settings['understanding'] === 'model' ? words.understandings.model : '',
  ]
  return (
    <Fold
      title={words.more}
      note={changed.filter((text) => text !== '').join(', ')}
      pointers={['/settings/timeZone', '/settings/understanding']}
    >
      <div className={styles.row}>
        <TimeZoneSelect settings={settings} set={set} />
        <UnderstandingSelect settings={settings} set={set} />
      </div>
    </Fold>
  )
}

function TimeZoneSelect({ settings, set }: PartProps) {
  const { settings: words } = useTexts().editor
  const control = useControl('/settings/timeZone')
  const value = asText(settings['timeZone'])
  const data = useMemo(() => {
    const zones = [...new Set([...timeZones(), value])].filter((zone) => zone !== '')
    return [{ value: BY_NUMBER, label: words.timeZoneByNumber }, ...zones]
  }, [value, words])
  return (
    <Select
      {...control}
      label={words.timeZone}
      description={words.timeZoneHint}
      searchable
      limit={40}
      data={data}
      value={value === '' ? BY_NUMBER : value}
      onChange={(zone) => set('timeZone', zone === null || zone === BY_NUMBER ? undefined : zone)}
    />
  )
}

function UnderstandingSelect({ settings, set }: PartProps) {
  const { settings: words } = useTexts().editor
  return (
    <ChoiceSelect
      label={words.understanding}
      hint={words.understandingHint}
      choices={UNDERSTANDING.map((one) => ({ value: one, label: words.understandings[one] }))}
      value={asText(settings['understanding']) || UNDERSTANDING[0]}
      pointer="/settings/understanding"
      onChoose={(one) => set('understanding', one === UNDERSTANDING[0] ? undefined : one)}
    />
  )
}

function timeZones(): string[] {
  return Intl.supportedValuesOf('timeZone').map((zone) => canonicalTimeZone(zone) ?? zone)
}
