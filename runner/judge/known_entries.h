/* SPDX-License-Identifier: Apache-2.0 */

/* Known deviations as they are kept: for the modules of judge/known.h alone. */
#ifndef ASSAY_JUDGE_KNOWN_ENTRIES_H
#define ASSAY_JUDGE_KNOWN_ENTRIES_H

#include "base/numbering.h"
#include "judge/known.h"

struct known {
    struct known_cause *causes;
    size_t cause_count;
    struct numbering cause_ids; /* with the numbers of the causes */
    struct known_pin *pins;
    size_t pin_count;
    struct strings files;
};

/* What the pin has for the test on this VM, or NULL. */
const struct known_test *known_applies(const struct known_pin *pin, const struct vm *vm,
                                       const char *id);

#endif
