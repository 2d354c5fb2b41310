/* SPDX-License-Identifier: Apache-2.0 */

/* What tests of system properties ask again and again. */
#ifndef PROPERTY_LISTING_H
#define PROPERTY_LISTING_H

#include "assay.h"

/* Whether the key is among those that GetSystemProperties returns now. */
static inline jboolean listed(const char *key)
{
    jint count = 0;
    char **keys = NULL;
    must(GetSystemProperties, &count, &keys);
    jboolean found = JNI_FALSE;
    for (jint i = 0; i < count; i++) {
        if (strcmp(keys[i], key) == 0)
            found = JNI_TRUE;
        release(keys[i]);
    }
    release(keys);
    return found;
}

/* Says what GetSystemProperty answers, and the value if there is one. */
static inline void say_property(const char *key)
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

#endif
