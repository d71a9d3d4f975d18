import { Choice } from './choice.tsx';
import { messages } from './lists-messages.ts';
import { driverFilters } from './orders-address.ts';

const labels = { assigned: messages.assignedOnly, unassigned: messages.unassigned };

export interface DriverChoiceProps {
  value: (typeof driverFilters)[number] | undefined;
  onChange: (value: string) => void;
}

/** With a driver, without one, or both. */
export function DriverChoice(props: DriverChoiceProps) {
  return (
    <Choice
      label={messages.driver}
      all={messages.allDrivers}
      options={driverFilters}
      labels={labels}
      {...props}
    />
  );
}
