/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "virtual.h"

TITLE("VMDeath and then Agent_OnUnload follow System.exit on a virtual thread.");

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

TEST(VIRTUAL_THREADS, .target = "event.Ending", .args = LIST("exit-on-virtual"), .load = load,
     .probe = probe, .unload = unload);
