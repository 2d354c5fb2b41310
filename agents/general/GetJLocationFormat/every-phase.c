/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetJLocationFormat returns the same one of three formats in every phase.");

static void observe(const char *where)
{
    jvmtiJlocationFormat format = (jvmtiJlocationFormat)-1;
    jvmtiError error = ti(GetJLocationFormat, &format);
    if (error != JVMTI_ERROR_NONE)
        say("%s: GetJLocationFormat: %s", where, error_name(error));
    else
        say("%s: GetJLocationFormat: %s %s", where, error_name(error), location_format(format));
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS);
