/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Natives of the classes of redefine.Prefixed, registered while the prefixes a_, b_ and c_ are set.
 * No function has a name by which it could be found.
 */
#ifndef ASSAY_REDEFINE_PREFIXED_H
#define ASSAY_REDEFINE_PREFIXED_H

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
    static const jvmtiCapabilities prefixing = {.can_set_native_method_prefix = 1};
    static const char *const prefixes[] = {"a_", "b_", "c_"};
    for (int i = 0; i < 3; i++)
        must_in(new_environment_with(&prefixing), SetNativeMethodPrefix, prefixes[i]);
}

static inline void register_prefixed(JNIEnv *jni, jclass klass, const char *name, void *function)
{
    JNINativeMethod native = {(char *)name, "()Ljava/lang/String;", function};
    jint result = (*jni)->RegisterNatives(jni, klass, &native, 1);
    say("RegisterNatives of %s: %s", name, result == 0 ? "done" : "refused");
    (*jni)->ExceptionClear(jni);
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
        register_prefixed(jni, subject, "plain", (void *)plain);
        register_prefixed(jni, subject, "a_plain", (void *)a_plain);
        register_prefixed(jni, subject, "a_lone", (void *)a_lone);
    } else {
        register_prefixed(jni, subject, "one", (void *)one);
        register_prefixed(jni, subject, "two", (void *)two);
        register_prefixed(jni, subject, "skipped", (void *)skipped);
    }
}

#endif
