/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"
#include "environments.h"

TITLE("Environment-local storage can be read and set in every phase and lasts across phases.");

static void observe(const char *where)
{
    const char *before = stored_in(assay_env);
    void *next = strcmp(before, "first") == 0 ? &second_storage : &first_storage;
    jvmtiError error = ti(SetEnvironmentLocalStorage, next);
    say("%s: %s, SetEnvironmentLocalStorage: %s, then %s", where, before, error_name(error),
        stored_in(assay_env));
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS);
