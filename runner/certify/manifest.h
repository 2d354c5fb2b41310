/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The files on which the verdicts of the suite rest, with their digests. The build writes them
 * down (tools/manifest.sh), so that a suite that was changed since is known by it:
 *
 *     # revision REVISION
 *     # modified PATH         for each file that differs from that revision
 *     DIGEST  PATH            for each file: lines of sha256sum
 */
#ifndef ASSAY_CERTIFY_MANIFEST_H
#define ASSAY_CERTIFY_MANIFEST_H

#include "base/home.h"
#include "base/text.h"

/* The lines of the files as they are now. Allocated; NULL after a message. */
char *manifest_make(const struct home *home);

/* Adds what differs between the files as they are now and the revision in the manifest of the
 * build, in words that name the file: "agents/x.c was changed". Returns 0, or -1 after a
 * message. */
int manifest_check(const struct home *home, const char *present, struct strings *differences);

#endif
