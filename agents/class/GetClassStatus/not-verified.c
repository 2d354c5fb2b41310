/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassStatus reports a class that failed verification as neither verified nor initialized.");

static void observe(JNIEnv *jni, jobject klass)
{
    static bool is_used_said;
    jint status = 0;
    must(GetClassStatus, find_class(jni, "classfile/Unverifiable"), &status);
    if (!is_used_said)
        say("a class in use: %s", class_status(status & JVMTI_CLASS_STATUS_INITIALIZED));
    is_used_said = true;
    must(GetClassStatus, klass, &status);
    /* When the class is prepared is open, and a failure to link is none of the initialization. */
    say("%s",
        class_status(status & (JVMTI_CLASS_STATUS_VERIFIED | JVMTI_CLASS_STATUS_INITIALIZED)));
}

TEST(.target = "classfile.Unverifiable", .probe = observe);
