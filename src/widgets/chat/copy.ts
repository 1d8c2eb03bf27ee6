export interface ButtonCopy {
  label: string;
  opening: string;
  failed: string;
  noScript: string;
  contact: { label: string; href: string };
}

export interface PanelCopy extends ReplyCopy {
  assistant: string;
  online: string;
  greeting: string;
  you: string;
  input: string;
  placeholder: string;
  send: string;
  typing: string;
  stillWorking: string;
  tryAgain: string;
  larger: string;
  smaller: string;
  close: string;
  log: string;
}

export interface ReplyCopy {
  /** The question whether an answer helped, and what follows each choice. */
  helped: string;
  yes: string;
  no: string;
  thanksForYes: string;
  thanksForNo: string;
}

export interface PersonCopy {
  title: string;
  intro: string;
  call: string;
  phone: string;
  name: string;
  email: string;
  send: string;
  sending: string;
  thanks: string;
  /** The time of an answer follows. */
  within: string;
  booking: string;
  earlierSent: string;
  /** The speakers in the transcript that the team reads. */
  visitor: string;
  assistant: string;
  failed: string;
}
