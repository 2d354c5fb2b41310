/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"
#include "../set_twice.h"

TITLE("JNI_CreateJavaVM processes JAVA_TOOL_OPTIONS before the options that it is passed.");

static void load(JavaVM *vm, char *options)
{
    need_tool_options("a.other");
    need_later_option();
    launch(vm, LIST("-Da.word=passed", "-agentlib:linked=properties", "-Da.third=passed"));
}

TEST(.load = load, .vm_args = LIST(SET_TWICE),
     .env = LIST(LAUNCHER, "JAVA_TOOL_OPTIONS=-Da.word=variable '-Da.other=in the variable'"));
