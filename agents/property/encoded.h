/* SPDX-License-Identifier: Apache-2.0 */

/* Properties of the command line whose key or value has characters outside ASCII, in UTF-8: assay.word with
 * the value KEY, and KEY with the value "seven". */
#ifndef ASSAY_PROPERTY_ENCODED_H
#define ASSAY_PROPERTY_ENCODED_H

#include <locale.h>

#include "environments.h"

static inline void need_utf8(void)
{
    if (newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0) == (locale_t)0)
        inapplicable("there is no locale C.UTF-8");
}

/* The key in modified UTF-8, and the value that the property assay.word has, too. */
static inline void say_encoded(const char *where, const char *key)
{
    char *word = NULL, *value = NULL;
    jvmtiError error = ti(GetSystemProperty, "assay.word", &word);
    say("%s: assay.word: %s %s", where, error_name(error),
        error == JVMTI_ERROR_NONE ? quoted(word) : "none");
    error = ti(GetSystemProperty, key, &value);
    say("%s: key: %s %s, listed: %s", where, error_name(error),
        error == JVMTI_ERROR_NONE ? quoted(value) : "none", truth(is_listed(key)));
}

/* By which encoding a JVM reads its command line is left open: where Java has another value of assay.word
 * than this one, in modified UTF-8, the test is inapplicable. */
static inline void need_word_in_java(JNIEnv *jni, const char *word)
{
    jclass klass = find_class(jni, "java/lang/System");
    jmethodID get = static_method_id(jni, klass, "getProperty",
                                     "(Ljava/lang/String;)Ljava/lang/String;");
    jobject value = (*jni)->CallStaticObjectMethod(jni, klass, get,
                                                   (*jni)->NewStringUTF(jni, "assay.word"));
    no_exception(jni);
    if (strcmp(to_string(jni, value), word) != 0)
        inapplicable("the JVM does not read its command line as UTF-8");
}

#endif
