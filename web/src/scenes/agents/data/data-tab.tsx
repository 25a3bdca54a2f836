import { Button } from '@mantine/core'
import { Section } from '../../../common/section.tsx'
import { addField, addVariable, type ListName } from '../../../flow/data-commands.ts'
import { asList, isObject } from '../../../flow/draft-flow.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { DraftBar } from '../draft/draft-bar.tsx'
import { useDraft, useFlow } from '../draft/draft-context.tsx'
import { focusPointerSoon } from '../draft/focus-pointer.ts'
import styles from '../draft/form.module.css'
import { ItemForm } from './item-form.tsx'

/** The fields that a conversation collects, and the variables of a call. */
export function DataTab() {
  const { data: words } = useTexts().editor
  return (
    <div className={styles.tab}>
      <DraftBar />
      <Section title={words.fields} lead={words.fieldsLead}>
        <Items list="fields" none={words.noFields} add={words.addField} />
      </Section>
      <Section title={words.variables} lead={words.variablesLead}>
        <Items list="variables" none={words.noVariables} add={words.addVariable} />
      </Section>
    </div>
  )
}

function Items({ list, none, add }: { list: ListName; none: string; add: string }) {
  const { done } = useTexts().editor
  const { session } = useDraft()
  const items = asList(useFlow()[list])

  function append(): void {
    const adds = list === 'fields' ? addField : addVariable
    session.editor.getState().edit({ label: done.data }, (flow) => adds(flow).flow)
    focusPointerSoon(`/${list}/${items.length}/name`)
  }

  return (
    <>
      {items.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={index} className={styles.item} data-item>
            <ItemForm
              list={list}
              index={index}
              data={isObject(item) ? item : {}}
              isFirst={index === 0}
              isLast={index === items.length - 1}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button variant="default" onClick={append}>
          {add}
        </Button>
      </div>
    </>
  )
}
