/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

jboolean is_listed(const char *key)
{
    jint count = 0;
    char **keys = NULL;
    must(GetSystemProperties, &count, &keys);
    jboolean found = JNI_FALSE;
    for (jint i = 0; i < readable(keys, count); i++) {
        if (keys[i] != NULL && strcmp(keys[i], key) == 0)
            found = JNI_TRUE;
        release(keys[i]);
    }
    release(keys);
    return found;
}

void say_property(const char *key)
{
    char *value = NULL;
    jvmtiError error = ti(GetSystemProperty, key, &value);
    if (error != JVMTI_ERROR_NONE) {
        say("%s: %s", key, error_name(error));
        return;
    }
    say("%s: %s %s", key, error_name(error), quoted(value));
    release(value);
}

int count_unreadable(char **keys, jint count)
{
    int unreadable = 0;
    for (jint i = 0; i < readable(keys, count); i++) {
        char *value = NULL;
        if (ti(GetSystemProperty, keys[i], &value) != JVMTI_ERROR_NONE)
            value = NULL;
        unreadable += value == NULL;
        release(value);
    }
    return unreadable;
}

void say_property_value(const char *key)
{
    char *value = NULL;
    jvmtiError error = ti(GetSystemProperty, key, &value);
    say("%s: %s", key, error == JVMTI_ERROR_NONE ? quoted(value) : error_name(error));
    if (error == JVMTI_ERROR_NONE)
        release(value);
}
