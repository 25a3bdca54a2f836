import { FIELD_KINDS } from '../../../../../src/machines/flow/types.ts'
import { asText, isObject, type JsonObject } from '../../../flow/draft-flow.ts'
import { setSynonyms, strayOptions, synonymsOf, textLanguages } from '../../../flow/extension-commands.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { useFault } from '../draft/draft-context.tsx'
import { useLanguageName, useTextLanguages } from '../draft/flow-languages.ts'
import { Fold } from '../draft/fold.tsx'
import styles from '../draft/form.module.css'
import { WordsInput } from '../draft/words-input.tsx'
import { FieldLimits } from './field-limits.tsx'
import type { FieldPartProps } from './field-part.ts'
import { FieldTexts } from './field-texts.tsx'
import { KindSelect } from './kind-select.tsx'
import { OptionWords } from './option-words.tsx'
import { useEditData } from './use-edit-data.ts'

const EXTENSIONS = ['kind', 'synonyms', 'texts', 'min', 'max', 'pattern'] as const

/** Attributes of a field beyond the contract, by its type: folded, as most fields need none. */
export function FieldExtras({ index, field }: FieldPartProps) {
  const { data: words } = useTexts().editor
  const languages = useTextLanguages(field)
  const pointers = EXTENSIONS.map((name) => `/fields/${index}/${name}`)
  const hasOptions = field['type'] === 'enum' || strayOptions(field).length > 0
  return (
    <Fold title={words.extras} note={useNote(field)} pointers={pointers}>
      <div className={styles.row}>
        <KindSelect index={index} field={field} />
        <FieldLimits index={index} field={field} />
        <FieldSynonyms index={index} field={field} />
      </div>
      {languages.map((language) => (
        <FieldTexts key={language} index={index} field={field} language={language} />
      ))}
      {hasOptions && <OptionWords index={index} field={field} languages={languages} />}
    </Fold>
  )
}

/** A short summary of the attributes. */
function useNote(field: JsonObject): string {
  const { data: words } = useTexts().editor
  const nameOf = useLanguageName()
  const kind = FIELD_KINDS.find((one) => one === field['kind'])
  const hasLimits = ['min', 'max', 'pattern'].some((name) => field[name] !== undefined)
  const set = [
    ...(kind ? [words.kinds[kind]] : []),
    ...(hasLimits ? [words.limits] : []),
    ...(isObject(field['synonyms']) ? [words.synonyms] : []),
    ...textLanguages(field).map(nameOf),
  ]
  return set.join(', ')
}

function FieldSynonyms({ index, field }: FieldPartProps) {
  const { data: words } = useTexts().editor
  const edit = useEditData()
  const name = asText(field['name'])
  const pointer = `/fields/${index}/synonyms`
  return (
    <WordsInput
      label={words.alsoCalled}
      description={words.alsoCalledHint}
      words={synonymsOf(field, name)}
      error={useFault(pointer)}
      data-pointer={pointer}
      onWords={(synonyms) => edit((flow) => setSynonyms(flow, index, name, synonyms), `${pointer} ${name}`)}
    />
  )
}
