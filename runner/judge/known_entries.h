/* SPDX-License-Identifier: Apache-2.0 */

/* The entries of known deviations as they are kept: for the modules of judge/known.h alone. */
#ifndef ASSAY_JUDGE_KNOWN_ENTRIES_H
#define ASSAY_JUDGE_KNOWN_ENTRIES_H

#include "base/text.h"
#include "judge/known.h"

struct known {
    struct known_deviation *deviations;
    size_t count;
    struct strings files;
};

/* What the deviation has for the test on this VM, or NULL. */
const struct known_test *known_applies(const struct known_deviation *deviation, const struct vm *vm,
                                       const char *id);

#endif
