import { regex } from '../../../base/regex.ts'

/** English words that lead to a subject within their clause ("because I", "think it is"), or to an object. */
export const LEADS = regex`
  ^(?:
    and|or|but|so|that|if|when|while|as|since|because|than|what|which|who|whom|whose|how|why|where|whenever|wherever|until|till|unless
    |before|after|once|though|although|like|think|guess|hope|know|say|said|says|tell|told|believe|suppose|feel|mean|wish|sure|afraid
    |see|heard|remember|let|lets|make|made|is|are|was|were|am|do|does|did|dont|can|could|will|would|shall|should|have|has|had|may|might
    |must|not|never|cant|didnt|neednt|please|stop|keep|kept|keeps|want|wants|wanted|asked|ask|to|for|of|in|on|at|with|by|from|about
    |the|a|an|my|our|your|his|her|their|its|this|these|those|i|he|she|we|they|you|it|im|id|ill|ive|even|also|just|only|then|now|well
    |sorry|actually|maybe|perhaps|really|still|already|always|yes|no|ok|okay|yeah|oh|hi|hello|hey|everything|anything|something|nothing
    |all|whatever|whoever|time|day|way|earlier|present|currently|previously|usually|generally|normally|sometimes|often|thought|today|mine|haan|nahi|ji|main|mein|ki|ka|ke|ko|se|aur
  )$
`
