/* SPDX-License-Identifier: Apache-2.0 */

/* A property of the command line whose key and value are characters beyond ASCII. */
#ifndef PROPERTY_ENCODED_H
#define PROPERTY_ENCODED_H

#include "listing.h"

/* The key in modified UTF-8, and the value that the property assay.word has, too. */
static inline void say_encoded(const char *where, const char *key)
{
    char *word = NULL, *value = NULL;
    jvmtiError error = ti(GetSystemProperty, "assay.word", &word);
    say("%s: assay.word: %s %s", where, error_name(error),
        error == JVMTI_ERROR_NONE ? quoted(word) : "none");
    error = ti(GetSystemProperty, key, &value);
    say("%s: key: %s %s, listed: %s", where, error_name(error),
        error == JVMTI_ERROR_NONE ? quoted(value) : "none", truth(listed(key)));
}

/* The environment gives the encoding of the command line. */
#define ENCODED_TEST(COMMAND_LINE, KEY)                                                            \
    static void load(JavaVM *vm, char *options)                                                    \
    {                                                                                              \
        say_encoded("OnLoad", KEY);                                                                \
    }                                                                                              \
    static void probe(JNIEnv *jni, jobject subject)                                                \
    {                                                                                              \
        say_encoded("live", KEY);                                                                  \
    }                                                                                              \
    TEST(.load = load, .probe = probe, .env = LIST("LC_ALL=C.UTF-8"),                              \
         .vm_args = LIST("-Dassay.word=" COMMAND_LINE, "-D" COMMAND_LINE "=seven"))

#endif
