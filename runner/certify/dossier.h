/* SPDX-License-Identifier: Apache-2.0 */

/* A directory whose files are all named, with their digests, in its SHA256SUMS. */
#ifndef ASSAY_CERTIFY_DOSSIER_H
#define ASSAY_CERTIFY_DOSSIER_H

#include <stdbool.h>

#include "base/text.h"

/* Without it a dossier is not finished. */
#define DOSSIER_SUMS "SHA256SUMS"

/* The version of certificate.json. */
enum { CERTIFICATE_SCHEMA = 3 };

/* The contents of its directory `suite`: the files of the suite with their digests, the tests that must
 * pass, and the known deviations. */
#define DOSSIER_MANIFEST "suite.sha256"
#define DOSSIER_MUST_PASS "must-pass.txt"
#define DOSSIER_KNOWN "known.txt"

/* The signature of DOSSIER_SUMS that `--sign` makes and `--verify` checks. */
#define DOSSIER_SIGNATURE DOSSIER_SUMS ".sig"

/* What a dossier has until it is finished, and what nobody reads in one that is. */
#define DOSSIER_JOURNAL "journal"

/* Makes the directory if need be, and keeps other runners out of it until the descriptor is
 * closed. Returns -1 after a message. */
int dossier_lock(const char *directory);

/* Whether there is nothing in the directory yet. */
bool dossier_is_empty(const char *directory);
bool dossier_is_sealed(const char *directory);

/* Puts all files of the directory on the disk, and writes DOSSIER_SUMS over them. Returns 0, or
 * -1 after a message. */
int dossier_seal(const char *directory);

/* Adds to `problems` each file that is missing, changed, or not named. Returns 0, or -1 after
 * saying why that cannot be found. */
int dossier_check(const char *directory, struct strings *problems);

#endif
