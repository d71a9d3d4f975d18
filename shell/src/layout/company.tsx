import { $session } from '@hawiyat/shared/state';
import { Avatar, Flex, Text } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';

/** On small screens the name is for screen readers only. */
export function Company() {
  const company = useStore($session)?.user.company;
  if (!company) return null;
  return (
    <Flex align="center" gap="2.5" minW="0">
      <Avatar name={company.name} src={company.logoUrl} />
      <Text as="bdi" fontWeight="medium" truncate maxW="56" srOnly={{ base: true, md: false }}>
        {company.name}
      </Text>
    </Flex>
  );
}
