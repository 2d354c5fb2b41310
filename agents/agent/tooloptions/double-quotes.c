/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Between double quotes blanks and single quotes are kept, and the quotes are not.");

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
    static const char *const keys[] = {"a.blank", "a.tab", "a.quotes", "a.after"};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        say_property(keys[i]);
}

TEST(.load = load,
     .env = LIST("JAVA_TOOL_OPTIONS=\"-Da.blank=one  two\" -Da.tab=\"three\tfour\" "
                 "-Da.quotes=\"a 'b' c\" -Da.after=7"));
