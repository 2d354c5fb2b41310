/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetCapabilities of a new environment is empty, in the OnLoad and the live phase.");

static void load(JavaVM *vm, char *options)
{
    jvmtiEnv *first = new_environment();
    say("OnLoad: [%s]", possessed_names(first));
    jvmtiCapabilities all = potential_in(first);
    must_in(first, AddCapabilities, &all);
    say("OnLoad, when another has all: [%s]", possessed_names(new_environment()));
}

static void init(JNIEnv *jni, jthread thread)
{
    say("VMInit: [%s]", possessed_names(new_environment()));
}

TEST(.load = load, .init = init);
