/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Options are separated by runs of any white space, at the ends of the variable too.");

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
    static const char *const keys[] = {"a.one", "a.two", "a.three", "a.four", "a.five", "a.six", "a.seven"};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        say_property(keys[i]);
}

TEST(.load = load,
     .env = LIST("JAVA_TOOL_OPTIONS=  -Da.one=1 -Da.two=2\t-Da.three=3 \n "
                 "-Da.four=4\r\n-Da.five=5\v-Da.six=6\f\f-Da.seven=7 \t"));
