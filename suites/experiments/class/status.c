/* SPDX-License-Identifier: Apache-2.0 */
#include "kinds.h"

QUESTION("Which status have classes of each kind?");
PASSAGES("GetClassStatus: verified, prepared, initialized, array, primitive.");
WHY("Whether arrays and primitive types have other bits, and whether a class of the JVM was "
    "verified.");

static void observe(JNIEnv *jni, jobject subject)
{
    for (int i = 0; i < KINDS; i++) {
        jclass klass = kind(jni, subject, i);
        jint status = 0;
        jvmtiError error = ti(GetClassStatus, klass, &status);
        say("%s: %s", kinds[i],
            error == JVMTI_ERROR_NONE ? class_status(status) : error_name(error));
    }
}

ASK(.target = "experiments.Members", .probe = observe);
