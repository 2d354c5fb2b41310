/* SPDX-License-Identifier: Apache-2.0 */
#include "../lifecycle.h"

TITLE("VMStart is posted early only to the environment with can_generate_early_vmstart.");

static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities early = {.can_generate_early_vmstart = 1};
    telling_environment("normal, created first");
    jvmtiEnv *env = telling_environment("early");
    add_capabilities(env, &early);
    telling_environment("normal, created last");
}

TEST(.load = load, .needs = {.can_generate_early_vmstart = 1}, .since = 11);
