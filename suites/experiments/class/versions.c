/* SPDX-License-Identifier: Apache-2.0 */
#include "kinds.h"

QUESTION("Which class file version have classes of each kind?");
PASSAGES("GetClassVersionNumbers: for arrays and primitive types an error; of classes that the "
         "JVM makes nothing is said.");
WHY("What the JVM generates is verified by the rules of its version.");

static void observe(JNIEnv *jni, jobject subject)
{
    for (int i = 0; i < KINDS; i++) {
        jclass klass = kind(jni, subject, i);
        jint minor = 0, major = 0;
        jvmtiError error = ti(GetClassVersionNumbers, klass, &minor, &major);
        if (error == JVMTI_ERROR_NONE)
            say("%s: %d.%d", kinds[i], (int)major, (int)minor);
        else
            say("%s: %s", kinds[i], error_name(error));
    }
}

ASK(.target = "experiments.Members", .probe = observe);
