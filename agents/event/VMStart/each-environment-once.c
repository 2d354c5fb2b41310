/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("VMStart, VMInit and VMDeath are posted once to each environment, in order of creation.");

static void load(JavaVM *vm, char *options)
{
    lifecycle_environment("first");
    lifecycle_environment("second");
}

static void probe(JNIEnv *jni, jobject subject)
{
    say("main runs");
}

static void unload(JavaVM *vm)
{
    say("Agent_OnUnload");
}

TEST(.load = load, .probe = probe, .unload = unload);
