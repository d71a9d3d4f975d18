/** Names that the dictionary has replaced: the present one stands in the README's words, or is the field's own. */
export const identifiers = `
Ahead Ballot Bell CardPlace Checked CompanyStanding CompletePage Crossing Evidence Happening Job KeptAnswer KeptCode
KeptDatabase KeptMessage KeptTable LateSignIn Ledger Letter Load NearMiss Obstacle Opening PictureRefused Planted
Refusal ReleaseRefused RolloutLine Round SealedLine SecondStep SeenCompany SeenNetwork SeenSession ShownLog SignInPlace Standing StandingWire
Standings Trouble Viewer Vote Voter Watch acceptedOrderOf afterVote aheadOf allStandings answerFailure askedAhead approvedLetter
areaSettles asClock askAgainAt askAhead askForProbe askPlatform askedDuring askedSecret asksAhead assertPromised
ballot ballotOf beheaded behindOf bringWhatIsBehind buildOneBundle buildPlanted canBeDrawn castVote changeStanding
claimedPath clickAndLook codeLetter colourOf companyStanding companyStandingRoutes completePage containerOf
countedAfter countedInside crossings dataText defineOneBundle despiteGuard doneBefore doneCookie epochHeader erredRate
everyRequest evidenceAgainst evidentOf filesBehind firstCalls foldTallies foldedLog foldedOnce forgetAhead
forgetOldVotes frameOutline giveBackAttempt glimpseOf goRounds guardFigures guardReport guardedSignIn haltWhatIsBad
happening happenings hasErred hashOfLine hearAndTell hearEvents importReportOf inAnyOrder isForStrangers
isForTryingOut isFromBefore isKeptCode isToBeLeft jobById jobFilters jobSearch keepCode keepDemoProof keepInOutbox
keepProbe keepProof keepSession keepUpload keptSeconds keptStyles knownEpoch lastWords lateFiles latestEpoch ledger
lettersIn listJobs listStandings lockedWatch lookAround mendNow misfit missingFor mostRemembered namedOnes nearMisses
needDrivers neededAtOnce noEvidence noteEpoch obstructed ofHead ofLine openStage operatorFrame operatorWire postText
prepareBeside presentPlace proveTrouble providedLate putOff questionedAvailability readKept refusalOf rejectedLetter
remembering remembrance rolloutLine runOrSay secondLook seenEmail seenName seqOf sessionBeside setRefused settleCaller
settleOperator singleLimit smokeLoad standingAfter standingOf standingWire standings startFront startedPanel
strengthOf suspendedLetter takeAhead takeProbe takeTurns takenOver teamWire tellOfDeadHost toldBy triedInBrowser
turnsOf typedNothing unkept unmixed unwatched useKeptPlace useNoticeOfReturn usualBodyLimit usualSettings usualTimeouts viewerOf
wakeHost watchName watchOf whoLeads wholeLog
`
  .trim()
  .split(/\s+/);

/** Folders and files, by the parts of their paths. */
export const paths = [
  /(^|\/)(parts|bundled|letters|long|frame|work|kept|one-bundle|usual)\//,
  /-(wire|frame|look|letters?)\.[a-z]+$/,
  /\.long\.[a-z.]+$/,
  /second-step|sign-in-place/,
  /(^|\/)(ahead|epoch|ledger|refusal|caller|viewer|crossing|standings?|rounds|wakes|smoke-\w+|opening(-marks)?|outline|guard(-\w+)?)\.[a-z.]+$/,
];

/** References to documents that the repository does not have. */
export const missingDocuments =
  /\b(facts|findings)\/[a-z]|\((facts|findings|spec)[:,)]|\b(architecture|spec|look|words|terms|facts)\.md\b|[Ss]pecification, (section|part)|\(sections? \d|\bissue \d/;

/** The list itself, and what others name. */
export const exempt = /^(tools\/words\/|pnpm-lock\.yaml$)/;
