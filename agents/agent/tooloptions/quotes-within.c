/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A quoted part can begin and end anywhere in an option, more than once.");

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
    static const char *const keys[] = {"a.middle", "a.two", "a.name", "a.none"};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        say_property(keys[i]);
}

TEST(.load = load,
     .env = LIST("JAVA_TOOL_OPTIONS=-Da.middle=x' y 'z -Da.two=1\" 2\"' 3'4 "
                 "\"-Da.\"name=5 -Da.none=''\"\"6"));
