/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetObjectSize returns a positive size, and no smaller one for a longer array.");

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
    jlong small = size_of("empty array", (*jni)->NewLongArray(jni, 0));
    jlong large = size_of("array of a million", (*jni)->NewLongArray(jni, 1000000));
    say("the longer one is greater: %s", truth(large > small));
}

TEST(.probe = observe);
