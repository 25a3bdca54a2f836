import { TextInput } from '@mantine/core'
import { Section } from '../../../common/section.tsx'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import styles from './text-test.module.css'
import type { useTestVariables } from './use-test-variables.ts'

/** The variables that the agent requires; nothing where it requires none. */
export function VariableFields({ variables, values, setValue }: ReturnType<typeof useTestVariables>) {
  const { test } = useTexts()
  if (variables.length === 0) return null
  return (
    <Section title={test.variables} lead={test.variablesLead}>
      <div className={styles.variables}>
        {variables.map(({ name, description }) => (
          <TextInput
            key={name}
            label={name}
            description={description}
            value={values[name] ?? ''}
            onChange={(event) => setValue(name, event.currentTarget.value)}
          />
        ))}
      </div>
    </Section>
  )
}
