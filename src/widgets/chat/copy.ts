/** The words of the button, and of what stands in for a panel that is not there. */
export interface ButtonCopy {
  label: string;
  opening: string;
  failed: string;
  noScript: string;
  contact: { label: string; href: string };
}

export interface PanelCopy extends ReplyCopy {
  /** The assistant's name: the panel's title and the label of its messages. */
  assistant: string;
  online: string;
  greeting: string;
  you: string;
  input: string;
  placeholder: string;
  send: string;
  /** Follow the assistant's name. */
  typing: string;
  stillWorking: string;
  tryAgain: string;
  larger: string;
  smaller: string;
  close: string;
  log: string;
}

/** What replies are read with. */
export interface ReplyCopy {
  /** Asks whether an answer helped, with two answers, and what is said to each. */
  helped: string;
  yes: string;
  no: string;
  thanksForYes: string;
  thanksForNo: string;
}

/** The words of the form for whoever wants a person to answer. */
export interface PersonCopy {
  title: string;
  intro: string;
  /** Stands before the phone number. */
  call: string;
  phone: string;
  name: string;
  email: string;
  send: string;
  sending: string;
  thanks: string;
  /** Stands in the form that is open again after a later reply. */
  earlierSent: string;
  /** Stand before what visitor and assistant said, in what our team reads. */
  visitor: string;
  assistant: string;
  failed: string;
}
