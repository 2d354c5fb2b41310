/* SPDX-License-Identifier: Apache-2.0 */

/* A directory whose files are all named, with their digests, in its SHA256SUMS. */
#ifndef ASSAY_DOSSIER_H
#define ASSAY_DOSSIER_H

#include "text.h"

#define DOSSIER_SUMS "SHA256SUMS"

/* Writes it over all files of the directory. Returns 0, or -1 after a message. */
int dossier_seal(const char *directory);

/* Adds to `problems` each file that is missing, changed, or not named. Returns 0, or -1 after
 * saying why that cannot be told. */
int dossier_check(const char *directory, struct strings *problems);

/* Removes a directory with all that is in it. */
void dossier_remove(const char *directory);

#endif
