/** Times of day, `08:00`, half an hour apart, and the one that is chosen already. */
export function halfHours(chosen: string): string[] {
  const times = Array.from({ length: 48 }, (_, at) => {
    const hour = String(Math.floor(at / 2)).padStart(2, '0');
    return `${hour}:${at % 2 === 0 ? '00' : '30'}`;
  });
  return [...new Set([...times, chosen])].sort();
}
