const CITIES = new Set(
  `mumbai|delhi|new delhi|bengaluru|bangalore|hyderabad|ahmedabad|chennai|kolkata|surat|pune|jaipur|lucknow|kanpur|nagpur|indore|thane|bhopal|visakhapatnam|vizag|patna
   |vadodara|baroda|ghaziabad|ludhiana|agra|nashik|faridabad|meerut|rajkot|varanasi|srinagar|aurangabad|dhanbad|amritsar|navi mumbai|allahabad|prayagraj|ranchi|howrah
   |coimbatore|jabalpur|gwalior|vijayawada|jodhpur|madurai|raipur|kota|guwahati|chandigarh|solapur|hubli|mysuru|mysore|gurgaon|gurugram|noida|greater noida|aligarh|jalandhar
   |bhubaneswar|salem|warangal|thiruvananthapuram|trivandrum|kochi|cochin|kozhikode|calicut|dehradun|udaipur|ajmer|mangalore|mangaluru|nellore|jammu|belgaum|goa|panaji|shimla
   |pondicherry|puducherry|siliguri|cuttack|bikaner|guntur|tirupati|trichy|kolhapur|gaya|haridwar|rishikesh|mohali|panchkula|zirakpur
   |मुंबई|दिल्ली|नई दिल्ली|बेंगलुरु|बैंगलोर|हैदराबाद|अहमदाबाद|चेन्नई|कोलकाता|सूरत|पुणे|जयपुर|लखनऊ|कानपुर|नागपुर|इंदौर|ठाणे|भोपाल|पटना|आगरा|वाराणसी|रांची|चंडीगढ|गुडगांव|गुरुग्राम|नोएडा|देहरादून|उदयपुर`
    .split('|')
    .map((name) => name.trim()),
)

/**
 * Unambiguous cities, which are recognised without being asked for ("a flat in Navi Mumbai"). Names as normalised
 * words.
 */
export function isKnownCity(words: readonly string[]): boolean {
  return CITIES.has(words.join(' '))
}
