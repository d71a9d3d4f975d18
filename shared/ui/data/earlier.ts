/** Until the next host release: remotes that are live import status badges from the kit. */
export * from '../../lib/status-badges.tsx';
