import { LANGUAGES } from '../../../../../src/machines/flow/types.ts'
import { isObject, textsOf, type FlowDraft, type JsonObject } from '../../../flow/draft-flow.ts'
import { textLanguages } from '../../../flow/extension-commands.ts'
import { useLanguage } from '../../../i18n/texts-provider.tsx'
import { useFlow } from './draft-context.tsx'

/** Languages of a flow, the first of them spoken until the person speaks another. */
export function flowLanguages(flow: FlowDraft): string[] {
  const settings = isObject(flow['settings']) ? flow['settings'] : {}
  const chosen = textsOf(settings['languages'])
  return chosen.length === 0 ? ['en'] : chosen
}

/** Those of the flow, and those that a step or field has texts in all the same. */
export function useTextLanguages(item: JsonObject): string[] {
  const flow = useFlow()
  const languages = [...new Set([...flowLanguages(flow), ...textLanguages(item)])]
  return languages.filter((language) => LANGUAGES.some((known) => known === language))
}

/** What a language is called in the viewer's. */
export function useLanguageName(): (language: string) => string {
  const { language: viewer } = useLanguage()
  const names = new Intl.DisplayNames([viewer], { type: 'language' })
  return (language) => names.of(language) ?? language
}
