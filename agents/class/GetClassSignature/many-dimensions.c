/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassSignature of an array of 255 dimensions has 255 brackets.");

static void observe(JNIEnv *jni, jobject unused)
{
    enum { DIMENSIONS = 255 };
    char *signature = NULL;
    jclass klass = (*jni)->GetObjectClass(jni, (*jni)->NewIntArray(jni, 0));
    for (int i = 1; i < DIMENSIONS; i++) {
        jobject array = (*jni)->NewObjectArray(jni, 0, klass, NULL);
        no_exception(jni);
        (*jni)->DeleteLocalRef(jni, klass);
        klass = (*jni)->GetObjectClass(jni, array);
        (*jni)->DeleteLocalRef(jni, array);
    }
    must(GetClassSignature, klass, &signature, NULL);
    size_t brackets = strspn(readable_text(signature), "[");
    say("brackets: %d, then %s", (int)brackets, quoted(readable_text(signature) + brackets));
    release(signature);
}

TEST(.probe = observe);
