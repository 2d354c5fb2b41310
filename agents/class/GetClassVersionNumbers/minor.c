/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassVersionNumbers reports a minor version other than zero in its place.");

static void observe(JNIEnv *jni, jobject klass)
{
    jint minor = -1, major = -1;
    jvmtiError error = ti(GetClassVersionNumbers, (jclass)klass, &minor, &major);
    say("GetClassVersionNumbers: %s minor %d major %d", error_name(error), (int)minor, (int)major);
}

TEST(.target = "classes.Attributes", .args = LIST("old-version"), .probe = observe);
