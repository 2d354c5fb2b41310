/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A null value and the value that it has get the same answer for a key of the JVM.");

/* Few keys, as a null value for one that can be set is known to crash JVMs. Each is set to the value that it
 * has, so that a JVM that accepts it starts all the same. */
static void load(JavaVM *vm, char *options)
{
    static const char *const keys[] = {"java.vm.name", "java.vm.version"};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        char *value = NULL;
        if (ti(GetSystemProperty, keys[i], &value) != JVMTI_ERROR_NONE || value == NULL)
            inapplicable("there is no property %s", keys[i]);
        jvmtiError probe = ti(SetSystemProperty, keys[i], NULL);
        jvmtiError set = ti(SetSystemProperty, keys[i], value);
        say("%s: %s, its own value: %s", keys[i], error_name(probe), error_name(set));
    }
}

TEST(.load = load);
