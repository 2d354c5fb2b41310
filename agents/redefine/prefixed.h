/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Natives of the classes of redefine.Prefixed, registered while the prefixes a_, b_ and c_ are set.
 * No function has a name by which it could be found.
 */
#ifndef ASSAY_REDEFINE_PREFIXED_H
#define ASSAY_REDEFINE_PREFIXED_H

#include "../method/wrapped.h"
#include "redefine.h"

#define NATIVE(NAME)                                                                               \
    static jstring JNICALL NAME(JNIEnv *jni, jclass klass)                                         \
    {                                                                                              \
        return (*jni)->NewStringUTF(jni, #NAME);                                                   \
    }
NATIVE(one)
NATIVE(two)
NATIVE(skipped)
NATIVE(plain)
NATIVE(a_plain)
NATIVE(a_lone)

/* The hook of OnLoad. */
static inline void set_prefixes(JavaVM *vm, char *options)
{
    environment_with("a_");
    environment_with("b_");
    environment_with("c_");
}

/* The first probe registers, the second makes the change. */
static inline void observe_prefixed(JNIEnv *jni, jobject subject, const char *function,
                                    jvmtiError (*change)(JNIEnv *, jobjectArray))
{
    static bool registered;
    if (registered) {
        say("%s: %s", function, error_name(change(jni, subject)));
        return;
    }
    registered = true;
    if (strcmp(class_name(subject), "Lredefine/Prefixed$Alike;") == 0) {
        register_native(jni, subject, "plain", (void *)plain);
        register_native(jni, subject, "a_plain", (void *)a_plain);
        register_native(jni, subject, "a_lone", (void *)a_lone);
    } else {
        register_native(jni, subject, "one", (void *)one);
        register_native(jni, subject, "two", (void *)two);
        register_native(jni, subject, "skipped", (void *)skipped);
    }
}

#endif
