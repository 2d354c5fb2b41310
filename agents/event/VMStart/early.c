/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("VMStart is posted early only to the environment with can_generate_early_vmstart.");

static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities early = {.can_generate_early_vmstart = 1};
    lifecycle_environment("normal, created first");
    jvmtiEnv *env = lifecycle_environment("early");
    add_capabilities(env, &early);
    lifecycle_environment("normal, created last");
}

TEST(.load = load, .needs = {.can_generate_early_vmstart = 1}, .since = 11);
