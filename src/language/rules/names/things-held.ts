/** What is held in somebody's name. */
export const THINGS = new Set(
  `account khata bill order connection ticket card parcel packet policy booking loan saamaan samaan saman kapde gaadi flat ghar
   makaan dukaan phone sim form report
   खाता बिल ऑर्डर कनेक्शन टिकट कार्ड पार्सल पैकेट पॉलिसी बुकिंग लोन सामान कपडे गाडी फ्लैट घर मकान दुकान फोन सिम फॉर्म रिपोर्ट`.split(
    /\s+/,
  ),
)
