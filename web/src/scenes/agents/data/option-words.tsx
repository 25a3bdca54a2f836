import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '../../../common/icon.tsx'
import { textsOf } from '../../../flow/draft-flow.ts'
import {
  forgetOption,
  optionText,
  setOptionText,
  setSynonyms,
  strayOptions,
  synonymsOf,
} from '../../../flow/extension-commands.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { useFault } from '../draft/draft-context.tsx'
import { useLanguageName } from '../draft/flow-languages.ts'
import { WordsInput } from '../draft/words-input.tsx'
import type { FieldPartProps } from './field-part.ts'
import styles from './option-words.module.css'
import { useEditData } from './use-edit-data.ts'

interface OptionWordsProps extends FieldPartProps {
  languages: readonly string[]
}

const FIRST_SHOWN = 30

/** For each option: the words people use for it, and its spoken form in each language. */
export function OptionWords({ index, field, languages }: OptionWordsProps) {
  const { data: words } = useTexts().editor
  const nameOf = useLanguageName()
  const [showsAll, setShowsAll] = useState(false)
  const stray = strayOptions(field)
  const all = [...stray, ...new Set(textsOf(field['options']))]
  const shown = showsAll ? all : all.slice(0, FIRST_SHOWN)
  if (all.length === 0) return null
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={words.optionWords}>
        <thead>
          <tr>
            <th scope="col">{words.option}</th>
            <th scope="col">{words.peopleSay}</th>
            {languages.map((language) => (
              <th key={language} scope="col">
                {words.saidIn(nameOf(language))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((option) => (
            <OptionRow
              key={option}
              index={index}
              field={field}
              languages={languages}
              option={option}
              isStray={stray.includes(option)}
            />
          ))}
        </tbody>
      </table>
      {shown.length < all.length && (
        <Button
          variant="subtle"
          size="xs"
          aria-expanded={false}
          data-opens={`/fields/${index}/synonyms`}
          onClick={() => setShowsAll(true)}
        >
          {words.allOptions(all.length)}
        </Button>
      )}
    </div>
  )
}

function OptionRow({ index, field, languages, option, isStray }: OptionWordsProps & { option: string; isStray: boolean }) {
  const { data: words } = useTexts().editor
  const nameOf = useLanguageName()
  const edit = useEditData()
  const name = option.replaceAll('~', '~0').replaceAll('/', '~1')
  const pointer = `/fields/${index}/synonyms/${name}`
  const fault = useFault(pointer)
  return (
    <tr>
      <th scope="row">
        {option}
        {isStray && (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={words.forgetOption(option)}
            title={words.forgetOption(option)}
            onClick={() => edit((flow) => forgetOption(flow, index, option))}
          >
            <Icon name="trash" size={14} />
          </ActionIcon>
        )}
      </th>
      <td>
        <WordsInput
          size="xs"
          aria-label={words.synonymsOf(option)}
          placeholder={words.synonymsExample}
          words={synonymsOf(field, option)}
          error={fault}
          data-pointer={pointer}
          onWords={(synonyms) => edit((flow) => setSynonyms(flow, index, option, synonyms), pointer)}
        />
      </td>
      {languages.map((language) => (
        <td key={language}>
          <TextInput
            size="xs"
            lang={language}
            aria-label={words.optionIn(option, nameOf(language))}
            value={optionText(field, language, option)}
            data-pointer={`/fields/${index}/texts/${language}/options/${name}`}
            onChange={({ currentTarget }) =>
              edit(
                (flow) => setOptionText(flow, index, language, option, currentTarget.value),
                `${pointer} ${language}`,
              )
            }
          />
        </td>
      ))}
    </tr>
  )
}
