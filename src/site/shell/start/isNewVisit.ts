/** Returns whether the document was opened by a link or an address, and not by Back or a reload, which restore what it had. */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate';
}
