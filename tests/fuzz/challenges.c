/* SPDX-License-Identifier: Apache-2.0 */

/* A list of tests that are believed to be wrong. */
#include "fuzz.h"

#include "judge/challenges.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *directory = fuzz_directory("challenges.txt", data, size);
    const struct catalog none = {0};
    const struct home home = {.suites = (char *)(uintptr_t)directory, .sources = (char *)"."};
    struct challenges *challenges = challenges_find(&none, &home);
    if (challenges != NULL)
        challenge_of(challenges, "thread/GetThreadState/new");
    challenges_free(challenges);
    return 0;
}
