/* SPDX-License-Identifier: Apache-2.0 */

/* The configurations of a VM. */
#include "fuzz.h"

#include "vm/profile.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct profile profile;
    if (profile_read(&profile, NULL, fuzz_directory("vm/a.txt", data, size), "Some VM") == 0) {
        must(profile.vm != NULL);
        for (size_t i = 0; i < profile.count; i++)
            must(profile_find(&profile, profile.items[i].name) != NULL);
        profile_free(&profile);
    }
    return 0;
}
