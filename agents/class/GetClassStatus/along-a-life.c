/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassStatus reports when a class or an interface is prepared, initialized or erroneous.");

static void observe(JNIEnv *jni, jobject klass)
{
    jint status = 0;
    jvmtiError error = ti(GetClassStatus, klass, &status);
    say("%s %s", error_name(error), class_status(status));
}

TEST(.target = "classes.InitializationStages", .probe = observe);
