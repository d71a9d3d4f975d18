import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { boundedQueue } from '../kernel/bounded-queue.ts';
import { pdfDamaged, pdfPlaysMedia, pdfScripts, pdfStartsPrograms } from './errors.ts';
import { dangerousNames, judgePdf, type PdfVerdict } from './judge-pdf.ts';

const queue = boundedQueue(1, Number.POSITIVE_INFINITY);
/** Milliseconds; the largest take a tenth. */
const longest = 20_000;
const program = `const { parentPort, workerData } = require('node:worker_threads');
${dangerousNames}
parentPort.postMessage((${judgePdf})(workerData));`;

const faults = {
  'pdf-damaged': pdfDamaged,
  'pdf-scripts': pdfScripts,
  'pdf-starts-programs': pdfStartsPrograms,
  'pdf-plays-media': pdfPlaysMedia,
};

/** A separate thread, so that no other call waits for it. */
export async function checkPdf(file: Blob): Promise<Exclude<PdfVerdict, { fault: unknown }>> {
  const verdict = await queue(async () => {
    const bytes = await file.arrayBuffer();
    const worker = new Worker(program, {
      eval: true,
      workerData: new Uint8Array(bytes),
      transferList: [bytes],
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    try {
      const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(longest) });
      return answer as PdfVerdict;
    } catch (cause) {
      throw pdfDamaged({ cause });
    } finally {
      await worker.terminate();
    }
  });
  if ('fault' in verdict) throw faults[verdict.fault]();
  return verdict;
}
