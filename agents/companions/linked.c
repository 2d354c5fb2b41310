/* SPDX-License-Identifier: Apache-2.0 */

/* A dynamic agent of the name that an agent linked into the launcher has. */
#include "assay.h"

#define EXPORT __attribute__((visibility("default"))) JNIEXPORT

EXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    say("dynamic: Agent_OnLoad %s", quoted(options));
    return 0;
}

EXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *options, void *reserved)
{
    say("dynamic: Agent_OnAttach %s", quoted(options));
    return 0;
}

EXPORT void JNICALL Agent_OnUnload(JavaVM *vm)
{
    say("dynamic: Agent_OnUnload");
}
