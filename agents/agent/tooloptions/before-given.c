/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"

TITLE("JNI_CreateJavaVM processes JAVA_TOOL_OPTIONS before the options that it is passed.");

static void load(JavaVM *vm, char *options)
{
    char *rule = NULL;
    need_tool_options("a.other");
    must(GetSystemProperty, "a.rule", &rule);
    if (strcmp(readable_text(rule), "later") != 0)
        inapplicable("of options that set one property the later one does not count");
    launch(vm, LIST("-Da.word=passed", "-agentlib:linked=properties", "-Da.third=passed"));
}

TEST(.load = load, .vm_args = LIST("-Da.rule=former", "-Da.rule=later"),
     .env = LIST(LAUNCHER, "JAVA_TOOL_OPTIONS=-Da.word=variable '-Da.other=in the variable'"));
