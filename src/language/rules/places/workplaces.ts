/** Where nobody lives: source text of a regular expression. */
export const WORKPLACES =
  '(?:shop|store|office|hospital|clinic|school|college|hotel|factory|godown|warehouse|bank|restaurant|dhaba|pco|cyber cafe|salon|garage|workshop|showroom|medical|pharmacy|temple|reception|dukaan|dukan|daftar|hardware|दुकान|ऑफिस|दफ्तर|अस्पताल|स्कूल|होटल|गोदाम|फैक्ट्री|क्लिनिक)'
