/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("VMDeath and then Agent_OnUnload follow the end of the last non-daemon thread.");

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

TEST(.target = "event.Ending", .args = LIST("daemon"), .load = load, .probe = probe,
     .unload = unload);
