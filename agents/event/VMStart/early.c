/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("VMStart is posted early only to the environment with can_generate_early_vmstart.");

static void JNICALL start(jvmtiEnv *env, JNIEnv *jni)
{
    say_lifecycle(env, jni, "VMStart");
    say_outside_base(jni);
}

static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities early = {.can_generate_early_vmstart = 1};
    lifecycle_environment_with("normal, created first", start);
    jvmtiEnv *env = lifecycle_environment("early");
    add_capabilities(env, &early);
    lifecycle_environment_with("normal, created last", start);
}

TEST(.load = load, .probe = outside_base_probe, .needs = {.can_generate_early_vmstart = 1},
     .since = 11);
