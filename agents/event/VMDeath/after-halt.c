/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("VMDeath precedes Agent_OnUnload after Runtime.halt, if they happen at all.");

static void load(JavaVM *vm, char *options)
{
    lifecycle_environment("one");
}

static void probe(JNIEnv *jni, jobject subject)
{
    say("main runs");
}

/* The additional agent reports Agent_OnUnload: a hook of the test's own would be waited for. */
TEST(.target = "event.Ending", .args = LIST("halt"), .load = load, .probe = probe,
     .vm_args = LIST("-agentpath:{companions}/libtelling.so=halt"));
