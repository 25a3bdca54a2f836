import { basename } from 'node:path'

/**
 * ESLint rule: a file that exports one function or class is named after it, or after a type that it exports beside it. The
 * export may have more words than the file: `keyed-mutex.ts` exports `createKeyedMutex`.
 */
export const fileName = {
  meta: { type: 'problem', docs: { description: 'Names a file after what it exports.' }, schema: [] },
  create(context) {
    return {
      Program(program) {
        const exported = program.body.flatMap(exportedNames)
        const [main, ...more] = exported.filter(({ isType, name }) => !isType && !/^[A-Z0-9_]+$/.test(name))
        if (main === undefined || more.length > 0) return
        const words = basename(context.filename).replace(/\..*$/, '').split('-').map(singular)
        if (exported.some(({ name }) => words.every((word) => name.toLowerCase().includes(word)))) return
        context.report({ node: program, message: `The file exports only ${main.name}. Give both the same name.` })
      },
    }
  },
}

function exportedNames(statement) {
  if (statement.type !== 'ExportNamedDeclaration') return []
  const { declaration, specifiers, exportKind } = statement
  const isType = exportKind === 'type'
  const names = declaration ? declaredNames(declaration) : specifiers.map(({ exported }) => exported.name)
  return names.map((name) => ({ name, isType }))
}

function declaredNames(declaration) {
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name]
  return declaration.declarations.flatMap(({ id }) => namesIn(id))
}

function namesIn(pattern) {
  if (pattern.type === 'Identifier') return [pattern.name]
  return pattern.properties?.flatMap(({ value }) => namesIn(value)) ?? []
}

function singular(word) {
  return word.replace(/(ies|es|s)$/, '')
}
