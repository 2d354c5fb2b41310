/* SPDX-License-Identifier: Apache-2.0 */
#include "../lifecycle.h"

TITLE("After Runtime.halt VMDeath and Agent_OnUnload come in this order, where they come.");

static void load(JavaVM *vm, char *options)
{
    telling_environment("one");
}

static void probe(JNIEnv *jni, jobject subject)
{
    say("main runs");
}

static void unload(JavaVM *vm)
{
    say("Agent_OnUnload");
}

TEST(.target = "event.Ending", .args = LIST("halt"), .load = load, .probe = probe,
     .unload = unload);
