/* SPDX-License-Identifier: Apache-2.0 */

/* `assay certify --verify`: whether a dossier is in order. */
#ifndef ASSAY_CERTIFY_DOSSIER_CHECK_H
#define ASSAY_CERTIFY_DOSSIER_CHECK_H

#include "base/home.h"

/* Checks the dossier of a certification and prints what it found: the
 * digests, whether it is signed as it says, and by one of `signers` (a file, or NULL), whether the
 * verdict and the reports follow from the results, and whether the suite is this one. Returns
 * the exit status: 0 when the dossier is in order. */
int dossier_check_print(const char *directory, const char *signers, const struct home *home);

#endif
