/* SPDX-License-Identifier: Apache-2.0 */
#include "run/record.h"

#include <errno.h>
#include <string.h>

#include "base/text.h"

/* What went as it should, or does not apply, is of no interest; what is known, and what
 * is run quietly, only to those who ask for it. */
static bool is_of_interest(const struct result *result, const struct run_config *config)
{
    switch (result->verdict) {
    case VERDICT_PASS:
    case VERDICT_NA:
    case VERDICT_FIXED:
        return false;
    case VERDICT_KNOWN:
        return config->keep != NULL;
    default:
        return config->keep != NULL || !config->quiet;
    }
}

void record_keep_or_remove(struct result *result, const struct run_config *config,
                           struct scratch_directory *directory)
{
    if (!is_of_interest(result, config)) {
        scratch_remove(directory);
        return;
    }
    bool failed;
    result->kept = scratch_keep(directory, result, &failed);
    if (failed || result->kept == NULL)
        complain("cannot write all records of %s: %s", result->id, strerror(errno));
}
