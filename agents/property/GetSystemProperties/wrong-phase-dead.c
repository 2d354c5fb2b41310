/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("The dead phase is the wrong one for GetSystemProperties.");

static void unload(JavaVM *vm)
{
    jint count;
    char **keys;
    say("GetSystemProperties: %s", error_name(ti(GetSystemProperties, &count, &keys)));
}

TEST(.unload = unload);
