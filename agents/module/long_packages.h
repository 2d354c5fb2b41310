/* SPDX-License-Identifier: Apache-2.0 */

/* The packages of a module.LongPackages. */
#ifndef ASSAY_MODULE_LONG_PACKAGES_H
#define ASSAY_MODULE_LONG_PACKAGES_H

#include <stdlib.h>

#include "classes.h"

/* Of the subject of the probe: the module, its loader, and names, of which `name` gives the next. */
static inline jobject long_module(JNIEnv *jni, jobject subject)
{
    return element(jni, subject, 0);
}

static inline jobject loader_of_long_module(JNIEnv *jni, jobject subject)
{
    return element(jni, subject, 1);
}

/* The first is 0. Null after the last one. */
static inline const char *long_package(JNIEnv *jni, jobject subject, jsize index)
{
    return index + 2 < (*jni)->GetArrayLength(jni, subject)
               ? to_string(jni, element(jni, subject, index + 2))
               : NULL;
}

/* The name of a package in internal form, to be freed. */
static inline char *internal_form(const char *name)
{
    char *internal = strdup(name);
    for (char *c = internal; c != NULL && *c != '\0'; c++)
        *c = *c == '.' ? '/' : *c;
    return internal;
}

/* Which form of the name a function takes is not specified: calls it with the internal one, and where that is refused
 * or has no effect with the other one. The question, isExported or isOpen, is about the module to which it
 * exports or opens the packages. */
static inline void say_long_updates(JNIEnv *jni, jobject subject, const char *question, jobject to,
                                    jvmtiError (*update)(jobject module, const char *package,
                                                         jobject to))
{
    jobject module = to_modify(long_module(jni, subject));
    const char *name;
    for (jsize i = 0; (name = long_package(jni, subject, i)) != NULL; i++) {
        const char *before = is_to(jni, question, module, name, to);
        char *internal = internal_form(name);
        jvmtiError error = update(module, internal, to);
        free(internal);
        if (error == JVMTI_ERROR_ILLEGAL_ARGUMENT
            || (error == JVMTI_ERROR_NONE
                && strcmp(is_to(jni, question, module, name, to), "true") != 0))
            error = update(module, name, to);
        say("%zu characters: %s, before %s, after %s", strlen(name), error_name(error), before,
            is_to(jni, question, module, name, to));
    }
}

#endif
