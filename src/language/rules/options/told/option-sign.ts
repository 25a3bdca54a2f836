/** Stands for an option in the words of a clause. */
export const OPTION = '¤'
