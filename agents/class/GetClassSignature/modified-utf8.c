/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassSignature reports names in modified UTF-8, including those of arrays.");

static void observe(JNIEnv *jni, jobject klass)
{
    char *signature = NULL;
    jclass array = (*jni)->GetObjectClass(jni, (*jni)->NewObjectArray(jni, 0, (jclass)klass, NULL));
    must(GetClassSignature, (jclass)klass, &signature, NULL);
    say("%s", quoted(signature));
    release(signature);
    must(GetClassSignature, array, &signature, NULL);
    say("%s", quoted(signature));
    release(signature);
}

TEST(.target = "classes.Attributes", .args = LIST("letters"), .probe = observe);
