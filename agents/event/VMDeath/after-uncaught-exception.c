/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("VMDeath and then Agent_OnUnload follow an uncaught exception of the main method.");

static void load(JavaVM *vm, char *options)
{
    lifecycle_environment("one");
    lifecycle_environment("two");
}

static void probe(JNIEnv *jni, jobject subject)
{
    say("main runs");
}

static void unload(JavaVM *vm)
{
    say("Agent_OnUnload");
}

TEST(.target = "event.Ending", .args = LIST("throw"), .load = load, .probe = probe,
     .unload = unload, .exit_status = ASSAY_EXIT_NONZERO);
