/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"
#include "environments.h"

TITLE("GetCapabilities returns the same capabilities in every phase.");

static void observe(const char *where)
{
    jvmtiCapabilities held;
    memset(&held, 0xff, sizeof held);
    jvmtiError error = ti(GetCapabilities, &held);
    if (error != JVMTI_ERROR_NONE)
        say("%s: %s", where, error_name(error));
    else
        say("%s: %s [%s]", where, error_name(error), capability_names(&held));
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS, .needs = {.can_tag_objects = 1, .can_get_source_file_name = 1});
