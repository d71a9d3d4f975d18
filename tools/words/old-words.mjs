// @ts-check

/** Names that the dictionary has replaced: the present one stands in the README's words, or is the field's own. */
export const identifiers = `
Ahead Ballot Bell CardPlace Checked CompanyStanding CompletePage Crossing Evidence Happening Job KeptAnswer KeptCode
KeptDatabase KeptMessage KeptTable LateSignIn Ledger Letter Load NearMiss Obstacle Opening Planted Refusal RolloutLine Round
Standing StandingWire Standings Trouble Viewer Vote Voter Watch acceptedOrderOf allStandings answerFailure approvedLetter asClock
askAhead askPlatform ballot ballotOf behindOf bringWhatIsBehind buildOneBundle buildPlanted castVote changeStanding claimedPath
codeLetter colourOf companyStanding companyStandingRoutes completePage containerOf countedAfter countedInside crossings dataText
defineOneBundle despiteGuard epochHeader everyRequest evidenceAgainst filesBehind foldTallies foldedOnce forgetAhead
forgetOldVotes frameOutline giveBackAttempt goRounds guardFigures guardReport guardedSignIn haltWhatIsBad happening
happenings importReportOf isKeptCode jobById jobFilters jobSearch keepCode keepDemoProof keepInOutbox keepProbe keepProof
keepSession keepUpload keptStyles knownEpoch lateFiles latestEpoch ledger listJobs listStandings missingFor nearMisses
needDrivers noEvidence noteEpoch obstructed operatorFrame operatorWire postText presentPlace proveTrouble providedLate
questionedAvailability readKept refusalOf rejectedLetter remembering rolloutLine runOrSay seenEmail seenName seqOf
setRefused settleCaller settleOperator smokeLoad standingAfter standingOf standings standingWire strengthOf suspendedLetter
takeAhead takenOver teamWire unwatched useKeptPlace usualBodyLimit usualSettings usualTimeouts viewerOf wakeHost watchName
watchOf
`
  .trim()
  .split(/\s+/);

/** Folders and files, by the parts of their paths. */
export const paths = [
  /(^|\/)(parts|bundled|letters|long|frame|work|kept|one-bundle|usual)\//,
  /-(wire|frame|look|letters?)\.[a-z]+$/,
  /\.long\.[a-z.]+$/,
  /(^|\/)(ahead|epoch|ledger|refusal|caller|viewer|crossing|standings?|rounds|wakes|smoke-\w+|opening(-marks)?|outline|guard(-\w+)?)\.[a-z.]+$/,
];

/** References to documents that the repository does not have. */
export const missingDocuments =
  /\b(facts|findings)\/[a-z]|\((facts|findings|spec)[:,)]|\b(architecture|spec|look|words|terms|facts)\.md\b|[Ss]pecification, (section|part)|\(sections? \d|\bissue \d/;

/** History, and what reads it, keep the words of their time. */
export const exempt =
  /^(api\/src\/db\/migrations\/|api\/src\/db\/upgrade\.test\.ts$|tools\/words\/|api\/testing\/upgrade\/.*\.gz$|pnpm-lock\.yaml$)/;
