/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassVersionNumbers reports the minor version 65535 of a class file with preview features.");

static void observe(JNIEnv *jni, jobject klass)
{
    jint minor = -1, major = -1;
    jvmtiError error = ti(GetClassVersionNumbers, (jclass)klass, &minor, &major);
    say("GetClassVersionNumbers: %s minor %d", error_name(error), (int)minor);
}

TEST(.target = "classes.Attributes", .args = LIST("preview"), .env = LIST(PREVIEW_FEATURES),
     .since = 17, .probe = observe);
