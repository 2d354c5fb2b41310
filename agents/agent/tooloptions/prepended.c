/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("The options of the variable come before those of the command line.");

static void say_property(const char *key)
{
    char *value = NULL;
    jvmtiError error = ti(GetSystemProperty, key, &value);
    if (error == JVMTI_ERROR_NONE)
        say("%s: %s", key, quoted(value));
    else
        say("%s: %s", key, error_name(error));
}

static void load(JavaVM *vm, char *options)
{
    static const char *const keys[] = {"a.word", "a.other"};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        say_property(keys[i]);
}

TEST(.load = load,
     .vm_args = LIST("-Da.word=line"),
     .env = LIST("JAVA_TOOL_OPTIONS=-Da.word=variable -Da.other=variable"));
