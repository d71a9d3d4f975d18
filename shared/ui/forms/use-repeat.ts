import { type BaseSyntheticEvent, useRef, useState } from 'react';

export function useRepeat() {
  const isAsked = useRef(false);
  const [round, setRound] = useState(0);
  return {
    round,
    isAsked: () => isAsked.current,
    note: (event: BaseSyntheticEvent | undefined) => {
      const sent: unknown = event?.nativeEvent;
      isAsked.current = sent instanceof SubmitEvent && sent.submitter?.hasAttribute('data-repeat') === true;
    },
    begin: () => setRound((before) => before + 1),
  };
}
