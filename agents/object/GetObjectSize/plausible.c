/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("An object has a size, and an array of a million longs one of about eight million bytes.");

static jlong size_of(const char *what, jobject object)
{
    jlong size = 0;
    jvmtiError error = ti(GetObjectSize, object, &size);
    say("%s: %s, %s", what, error_name(error), size > 0 ? "positive" : "not positive");
    return size;
}

static void observe(JNIEnv *jni, jobject subject)
{
    size_of("class", find_class(jni, "assay/Probe"));
    size_of("empty array", (*jni)->NewLongArray(jni, 0));
    jlong size = size_of("large array", (*jni)->NewLongArray(jni, 1000000));
    say("at least its elements: %s", truth(size >= 8000000));
    say("less than twice its elements: %s", truth(size < 16000000));
}

TEST(.probe = observe);
