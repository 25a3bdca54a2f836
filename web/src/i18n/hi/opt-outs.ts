import type { Texts } from '../en.ts'

export const optOuts: Texts['optOuts'] = {
  title: 'कॉल न करने की सूची',
  lead: 'इन नंबरों ने दोबारा कॉल न करने को कहा है। इन पर फ़ोन कॉल अस्वीकार होती हैं।',
  none: 'किसी ने दोबारा कॉल न करने को नहीं कहा है।',
  number: 'नंबर',
  at: 'कब कहा',
  call: 'किस कॉल में',
  seeCall: 'कॉल देखें',
  actions: 'कार्रवाइयाँ',
  lift: 'कॉल की अनुमति दें',
  liftNumber: (number) => `${number} पर कॉल की अनुमति दें`,
  liftText: (number) => `ऐसा तभी करें जब ${number} वाला व्यक्ति फिर से कॉल के लिए राज़ी हो।`,
  lifted: (number) => `${number} पर फिर से कॉल हो सकती है।`,
}
