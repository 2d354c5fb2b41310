/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassStatus reports a class that failed verification as neither verified nor initialized.");

static void observe(JNIEnv *jni, jobject klass)
{
    jint status = 0;
    must(GetClassStatus, klass, &status);
    /* When the class is prepared is open, and a failure to link is none of the initialization. */
    say("%s",
        class_status(status & (JVMTI_CLASS_STATUS_VERIFIED | JVMTI_CLASS_STATUS_INITIALIZED)));
}

TEST(.target = "classfile.Unverifiable", .probe = observe);
