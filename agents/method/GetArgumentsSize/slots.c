/* SPDX-License-Identifier: Apache-2.0 */
#include "../sample.h"

TITLE("GetArgumentsSize counts the receiver, and two slots for each long and double.");

static void size_of(JNIEnv *jni, jobject samples, const char *name)
{
    jint size = -1;
    jvmtiError error = ti(GetArgumentsSize, named_method(jni, samples, name), &size);
    say("%s: %s %d", name, error_name(error), (int)size);
}

static void observe(JNIEnv *jni, jobject samples)
{
    size_of(jni, samples, "first");
    size_of(jni, samples, "lock");
    size_of(jni, samples, "copy");
    size_of(jni, samples, "value");
}

TEST(.target = "classes.Samples", .probe = observe);
