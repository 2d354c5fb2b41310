/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetSystemProperty refuses an environment that was disposed of in Agent_OnLoad.");

static void load(JavaVM *vm, char *options)
{
    jvmtiEnv *env = new_environment();
    must_in(env, DisposeEnvironment);
    SAY_CALL_IN(env, SetSystemProperty, "assay.property", "value");
}

TEST(.load = load, .vm_args = LIST("-Dassay.property=1"));
