import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { moduleFederationPlugin } from '@module-federation/enhanced';
import AdmZip from 'adm-zip';
import ts from 'typescript';
import { inOrder } from '../manifest-order.ts';

/** The convention is `@mf-types.zip`, which is no valid path of a release's file. */
const files = { zip: 'mf-types.zip', api: 'mf-types.d.ts' };

/** The same inputs give the same bytes, in every time zone. */
const time = new Date(1985, 9, 26);

const apiTypes = `export type RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/remote';
type PackageType<T> = T extends 'REMOTE_ALIAS_IDENTIFIER/remote' ? typeof import('REMOTE_ALIAS_IDENTIFIER/remote') : any;
`;

/** Declares `./remote`, which is alike in all remotes: the interface of `remote.ts`. */
function remoteDeclaration(): string {
  const [file = ''] = ['remote.ts', 'remote.d.ts']
    .map((name) => join(import.meta.dirname, '..', name))
    .filter((path) => existsSync(path));
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile('remote.ts', text, ts.ScriptTarget.Latest);
  const remote = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'Remote',
  );
  if (!remote) throw new Error('shared/federation/remote.ts has no interface Remote');
  // Comments refer to files of this repository.
  const printer = ts.createPrinter({ removeComments: true });
  const declared = printer.printNode(ts.EmitHint.Unspecified, remote, source).replace('RemoteName', 'string');
  return `import type { RouteObject } from 'react-router-dom';\n\n${declared}\n\ndeclare const remote: Remote;\nexport default remote;\n`;
}

/** The manifest with types (`dts.consumeTypes`). Every remote exposes the same interface, so no build compiles them. */
export const manifestWithTypes = (): moduleFederationPlugin.ModuleFederationPluginOptions['manifest'] => ({
  additionalData({ stats, compilation, compiler }) {
    const archive = new AdmZip();
    archive.addFile('remote.d.ts', Buffer.from(remoteDeclaration())).header.time = time;
    const { RawSource } = compiler.webpack.sources;
    compilation.emitAsset(files.zip, new RawSource(archive.toBuffer()));
    compilation.emitAsset(files.api, new RawSource(apiTypes));
    stats.metaData.types = { path: '', name: '', ...files };
    return inOrder(stats);
  },
});
