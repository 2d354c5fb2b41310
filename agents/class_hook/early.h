/* SPDX-License-Identifier: Apache-2.0 */

/* A class of the boot loader, of which early hooks give a class file with another source file,
 * before it is retransformed. */
#ifndef ASSAY_CLASS_HOOK_EARLY_H
#define ASSAY_CLASS_HOOK_EARLY_H

#include "redefine.h"

#define EARLY_CAPABILITIES                                                                         \
    .can_generate_all_class_hook_events = 1, .can_generate_early_class_hook_events = 1

#define EARLY_CLASS "java/util/AbstractCollection"
#define ORIGINAL_SOURCE "AbstractCollection.java"
#define OTHER_SOURCE "_bstractCollection.java"

static int early_given; /* class files with the other source */

static inline const unsigned char *text_in(const unsigned char *bytes, jint length,
                                           const char *text)
{
    return memmem(bytes, (size_t)length, text, strlen(text));
}

/* Gives the class file with the other source. */
static inline void give_other(jvmtiEnv *env, const unsigned char *bytes, jint length,
                              unsigned char **new_bytes, jint *new_length)
{
    const unsigned char *source = text_in(bytes, length, ORIGINAL_SOURCE);
    if (source == NULL)
        inapplicable("the class file names no source file");
    give_copy(env, bytes, length, new_bytes, new_length);
    (*new_bytes)[source - bytes] = '_';
    early_given++;
}

/* The class, which the hooks were given and that can be modified. */
static inline jclass early_class(JNIEnv *jni)
{
    jboolean modifiable = JNI_FALSE;
    jclass klass = find_class(jni, EARLY_CLASS);
    must(IsModifiableClass, klass, &modifiable);
    if (early_given == 0 || !modifiable)
        inapplicable("the class is passed over, or cannot be modified");
    return klass;
}

/* A JVM may leave the attribute out when the class is retransformed. */
static inline const char *source_of(jclass klass)
{
    char *source;
    jvmtiError error = ti(GetSourceFileName, klass, &source);
    if (error == JVMTI_ERROR_ABSENT_INFORMATION)
        return "none";
    assay_must(assay_env, "GetSourceFileName", error);
    return strcmp(source, ORIGINAL_SOURCE) == 0 ? "original"
           : strcmp(source, OTHER_SOURCE) == 0  ? "other"
                                                : "wrong";
}

#endif
