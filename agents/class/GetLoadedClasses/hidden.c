/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"

TITLE("GetLoadedClasses reports hidden classes and interfaces and arrays of them once.");

static void observe(JNIEnv *jni, jobject subjects)
{
    jint count = 0;
    jclass *classes = NULL;
    jvmtiError error = ti(GetLoadedClasses, &count, &classes);
    say("GetLoadedClasses: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    for (int i = 0; i < HIDDEN_COUNT; i++)
        say("%s: %d times", hidden_names[i],
            times_in(jni, element(jni, subjects, i), count, classes));
    release(classes);
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe);
