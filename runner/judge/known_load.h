/* SPDX-License-Identifier: Apache-2.0 */

/* Which known deviations are to be regarded. */
#ifndef ASSAY_JUDGE_KNOWN_LOAD_H
#define ASSAY_JUDGE_KNOWN_LOAD_H

#include "catalog/catalog.h"
#include "judge/known.h"

/* Reads the known deviations that `choice` asks for: a file or directory, "none",
 * or NULL for those of the suite. Returns 0 and *known, which is NULL when there
 * are none; or -1 after a message. */
int known_load(struct known **known, const char *choice, const struct catalog *catalog,
               const struct home *home, const struct rules *rules);

#endif
