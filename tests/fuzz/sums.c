/* SPDX-License-Identifier: Apache-2.0 */

/* The digests of a dossier. */
#include "fuzz.h"

#include "certify/dossier.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct strings problems = {0};
    dossier_check(fuzz_directory(DOSSIER_SUMS, data, size), &problems);
    strings_free(&problems);
    return 0;
}
