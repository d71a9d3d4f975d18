import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { mayI } from '@hawiyat/shared/state';
import { Flex, LinkButton, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ReceiptText } from 'lucide-react';
import { $actions } from './actions/actions-store.ts';
import { messages } from './texts/dashboard.ts';

export function TopLine() {
  const { data } = useStore($actions);
  return (
    <Flex justify="space-between" align="center" gap="4" data-print="no">
      <Text color="fg.muted">{data && dayWithWeekday(data.day)}</Text>
      {mayI('see-revenue') && (
        <LinkButton variant="outline" size="sm" to="/dashboard/statement">
          <ReceiptText size={16} aria-hidden />
          {messages.statement}
        </LinkButton>
      )}
    </Flex>
  );
}
