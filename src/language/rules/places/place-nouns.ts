import { wordSet } from '../words/word-set.ts'
import type { FieldReader } from '../fields/field-reader.ts'

/** What a place is called by its kind, and is no part of its name: "Kotla village", "gaon Bhagwanpur", "Dadar bus stop". */
const KINDS = [
  'village villages gaon gaanv ganv gaao गांव ग्राम',
  'area areas ilaka ilaake ilake locality side taraf इलाका इलाके तरफ एरिया',
  'stop stops bus stoppage स्टॉप बस',
  'district zila jila जिला',
  'branch branches shakha शाखा ब्रांच',
].map(wordSet)

/** Houses where people learn, buy, are treated; their kind is part of the name ("Loyola College"). */
const INSTITUTIONS = wordSet(
  `college university school institute institution academy hospital clinic bank shop store showroom hotel hostel library branch
   society club gym factory office restaurant coaching centre center
   vidyalaya mahavidyalaya aspatal dukan dukaan कॉलेज विश्वविद्यालय स्कूल विद्यालय महाविद्यालय संस्थान अस्पताल क्लिनिक बैंक
   दुकान होटल हॉस्टल`,
)

/** The kinds of place that a field may be asked by, where they are no part of the name. */
export function kindsOfPlace({ label }: FieldReader): ReadonlySet<string> | undefined {
  return KINDS.find((kind) => label.some((word) => kind.has(word)))
}

/** Whether a field asks for such a house. */
export function asksForInstitution({ label, questionWords }: FieldReader): boolean {
  return label.some((word) => INSTITUTIONS.has(word)) || [...questionWords].some((word) => INSTITUTIONS.has(word))
}

export function isInstitution(word: string): boolean {
  return INSTITUTIONS.has(word)
}
