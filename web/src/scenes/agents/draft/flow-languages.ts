import { LANGUAGES } from '../../../../../src/machines/flow/types.ts'
import { isObject, textsOf, type FlowDraft, type JsonObject } from '../../../flow/draft-flow.ts'
import { textLanguages } from '../../../flow/extension-commands.ts'
import { languageNames } from '../../../i18n/language-name.ts'
import { useLanguage } from '../../../i18n/texts-provider.tsx'
import { useFlow } from './draft-context.tsx'

/** Returns the languages of a flow. The agent starts in the first, and switches when the person speaks another. */
export function flowLanguages(flow: FlowDraft): string[] {
  const settings = isObject(flow['settings']) ? flow['settings'] : {}
  const chosen = textsOf(settings['languages'])
  return chosen.length === 0 ? ['en'] : chosen
}

/** Returns the flow's languages, and others in which the step or field has texts. */
export function useTextLanguages(item: JsonObject): string[] {
  const flow = useFlow()
  const languages = [...new Set([...flowLanguages(flow), ...textLanguages(item)])]
  return languages.filter((language) => LANGUAGES.some((known) => known === language))
}

/** Returns the name of a language in the user's language. */
export function useLanguageName(): (language: string) => string {
  const { language: viewer } = useLanguage()
  return languageNames(viewer)
}
