/**
 * Names that React keeps for itself. In the one-file edition, which is sent as it is, esbuild shortens them: 15 KB less.
 * No object of a browser has a field by one of these names, and neither React nor the site writes one of them as text.
 */
const names = [
  'baseLanes', 'baseQueue', 'baseState', 'cachePool', 'callbackNode', 'callbackPriority', 'cancelPendingCommit', 'childLanes',
  'containerInfo', 'dehydrated', 'deletions', 'dependencies', 'eagerState', 'elementType', 'entangledLanes', 'entanglements',
  'expirationTimes', 'expiredLanes', 'firstBaseUpdate', 'getSnapshot', 'hasEagerState', 'hiddenUpdates', 'hydrationErrors',
  'isDehydrated', 'lanes', 'lastBaseUpdate', 'lastRenderedReducer', 'lastRenderedState', 'memoizedProps', 'memoizedState',
  'pendingLanes', 'pendingProps', 'pingedLanes', 'recoverableErrors', 'refCleanup', 'retryLane', 'retryQueue', 'revertLane',
  'sibling', 'stateNode', 'subtreeFlags', 'suspendedLanes', 'tailMode', 'treeContext', 'updateQueue',
  '_currentValue', '_fragmentFiber', '_instance', '_reactInternals', '_visibility',
];

export const shortNames = new RegExp(`^(?:${names.join('|')}|unstable_\\w+|__(?:CLIENT|DOM)_INTERNALS_\\w+)$`);
