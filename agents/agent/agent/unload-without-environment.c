/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Agent_OnUnload is called without any environment, callback or enabled event.");

static void load(JavaVM *vm, char *options)
{
    SAY_CALL(DisposeEnvironment);
}

static void unload(JavaVM *vm)
{
    say("Agent_OnUnload");
}

TEST(.load = load, .unload = unload);
